const table = `
DT: the a an this these those every each another no either neither both
IN: of from with into at among upon toward towards despite whether if because although though unless whereas during against
 between without amid via per onto beside besides throughout underneath until lest
CC: and or nor
PRP: i you he she we they me him us them myself yourself himself herself itself ourselves themselves yourselves it oneself
PRP$: my your our their its
MD: can could may might must shall should would ought cannot ca wo
WP: who whom what whoever whomever whatever
WP$: whose
WRB: when where why how whenever wherever
VBZ: is has does
VBP: am are
VBD: was were did
VB: be
VBN: been
VBG: being having doing
NN: nobody somebody everybody anybody someone everyone anyone something everything anything nothing none
RB: not n't never always often very too also just again perhaps maybe however therefore moreover furthermore nevertheless nonetheless
 instead almost already even ever quite rather seldom sometimes soon thus somewhat merely indeed together away
`;

/** Words with one tag, whatever the taggers say. */
export const closedClassTags: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/\n(?=\S)/u)
    .flatMap((line) => {
      const [tag = '', words = ''] = line.split(/: /u);
      return words.split(/\s+/u).map((word) => [word, tag] as const);
    }),
);
