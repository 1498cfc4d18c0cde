declare module 'wink-pos-tagger' {
  interface WinkPosTagger {
    tagRawTokens: (words: string[]) => { value: string; pos: string }[];
  }
  export default function posTagger(): WinkPosTagger;
}

declare module 'wink-lemmatizer' {
  const lemmatize: {
    noun: (word: string) => string;
    verb: (word: string) => string;
    adjective: (word: string) => string;
  };
  export default lemmatize;
}
