// Writes NOTICE from the lock file, or checks it (--check): every shipped package, font and data source
// with its licence, and none that a commercial service cannot carry.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'WTFPL',
  'Python-2.0',
]);
/** Read by hand where the package does not name its licence in a standard way. */
const readByHand = new Map([
  ['@expo-google-fonts/noto-serif-kr', 'OFL-1.1'],
  ['@expo-google-fonts/stix-two-text', 'OFL-1.1'],
  ['@expo-google-fonts/tinos', 'OFL-1.1'],
  ['pretendard', 'OFL-1.1'],
]);

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const rows = new Map();
const refused = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const license = readByHand.get(name) ?? readLicense(path, entry);
  const parts = license
    .replace(/[()]/gu, '')
    .split(/ (OR|AND) /u)
    .filter((part) => part !== 'OR' && part !== 'AND');
  const isAllowed = license.includes(' AND ')
    ? parts.every((p) => allowed.has(p))
    : parts.some((p) => allowed.has(p));
  if (!isAllowed) refused.push(`${name}@${entry.version}: ${license}`);
  rows.set(`${name}@${entry.version}`, license);
}

function readLicense(path, entry) {
  if (typeof entry.license === 'string') return entry.license;
  const file = `${path}/package.json`;
  if (!existsSync(file)) return 'unknown';
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const named = manifest.license ?? manifest.licenses?.[0];
  return typeof named === 'string' ? named : (named?.type ?? 'unknown');
}

const notice = `자두 (Jadoo) bundles or loads the packages below, each under its own licence.
Made by scripts/notice.mjs from package-lock.json.

Fonts: Noto Serif KR, STIX Two Text, Tinos and Pretendard, SIL Open Font License 1.1.
Lexicon and sample passages: written for this project; classes of nouns and near words reduced from WordNet 3.1, Copyright 2011 by Princeton University, all rights reserved (WordNet licence); word vectors reduced from GloVe (Public Domain Dedication and License 1.0); collocations reduced from the US English language model of PocketSphinx, Copyright 1995-2014 Carnegie Mellon University, 2014-2015 Alpha Cephei Inc., all rights reserved (BSD-2-Clause: https://opensource.org/license/bsd-2-clause).

${[...rows]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, license]) => `${name} — ${license}`)
  .join('\n')}
`;

if (refused.length > 0) {
  console.error(`쓸 수 없거나 알 수 없는 라이선스:\n${refused.join('\n')}`);
  process.exit(1);
}
if (process.argv.includes('--check')) {
  if (!existsSync('NOTICE') || readFileSync('NOTICE', 'utf8') !== notice) {
    console.error('NOTICE가 오래됐어요: npm run notice');
    process.exit(1);
  }
} else {
  writeFileSync('NOTICE', notice);
}
