/** The marks of five options, and of what five options stand for in the text. */
export const optionMarks: readonly string[] = ['①', '②', '③', '④', '⑤'];
