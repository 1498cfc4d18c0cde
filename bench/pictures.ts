/** Pictures of one page for each style and kind, in a folder that git ignores, to be looked at. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Exercise, kindInfos, makeSampleExercises, sampleBook } from '@jadoo/engine';
import { composeExamPaper, createDirectRenderer, defaultLayout, type PaperCopy } from '@jadoo/paper';

const folder = '.cache/pictures';
const pixelsPerInch = 80;
const exercisesPerPage = 6;
const styles = ['exam-b4', 'academy-a4', 'workbook-a4'] as const;

const passages = sampleBook.units.flatMap((unit) => unit.passages);
const renderer = createDirectRenderer();

function draw(name: string, exercises: Exercise[], style: (typeof styles)[number], copy: PaperCopy): void {
  const paper = composeExamPaper({
    title: '1학기 중간고사 대비',
    layout: { ...defaultLayout(style), school: '한빛고등학교', hasAnswerSheet: copy === 'student' },
    copy,
    form: 'A',
    exercises,
    passages: passages.map(({ title, source }) => ({
      id: source.id,
      title,
      text: source.text,
      translations: source.translations,
    })),
  });
  const { pdf } = renderer.renderPdf(paper, { isTagged: false });
  const path = join(folder, `${style}-${name}-${copy}`);
  writeFileSync(`${path}.pdf`, pdf);
  spawnSync('pdftoppm', ['-png', '-singlefile', '-r', String(pixelsPerInch), `${path}.pdf`, path]);
}

mkdirSync(folder, { recursive: true });
const made = new Map(kindInfos.map(({ id }) => [id, makeSampleExercises(id, exercisesPerPage)]));
for (const style of styles) {
  for (const [kind, exercises] of made) {
    if (exercises.length === 0) continue;
    draw(kind, exercises, style, 'student');
    draw(kind, exercises, style, 'teacher');
  }
  const mixed = [...made.values()].flatMap((exercises) => exercises.slice(0, 1));
  for (const copy of ['student', 'teacher', 'answers'] as const) draw('all', mixed, style, copy);
}
const empty = [...made].flatMap(([kind, exercises]) => (exercises.length === 0 ? [kind] : []));
console.log(`${folder}에 그림을 만들었어요.${empty.length > 0 ? ` 없는 유형: ${empty.join(', ')}` : ''}`);
