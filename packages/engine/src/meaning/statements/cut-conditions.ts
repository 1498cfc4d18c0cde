const inEnglish =
  /\b(?:(?:as|so) long as|provided|unless|except|only (?:if|when|where|after)|(?<!\b(?:as|even|what|ask|asks|asked|wonder|wonders|wondered|doubt|doubted|see|test|tested|check|checked|know|knew) )if)\b/iu;
const inKorean =
  /(?<![가-힣][반화수표정측장])(?:[가-힣](?:라|다|으|하|되|지|리|기|나|오|가|이)|[가-힣])면(?=[ ,])|(?:는|은|인|한) 한(?:에서|이)?(?=,)|한에서|[때뒤]에?만|(?:경우|동안|조건)(?:에만|에|하에)|제외|빼고|말고는|외에는?/u;
/** 에 따르면 names who says it. */
const bare =
  /(?<![가-힣])(?:반면|화면|수면|표면|정면|측면|장면|단면)(?=[ ,])|(?<=에 )(?:따르|의하|비하)면(?=[ ,])/gu;

const hasCondition = (text: string): boolean => inKorean.test(text.replace(bare, ''));

/** Whether a statement lacks the condition on which its sentence says it: a club may hire anybody, as long as …. */
export const isCutFromCondition = (text: string, line: string, english: string): boolean =>
  !hasCondition(text) && (hasCondition(line) || inEnglish.test(english));
