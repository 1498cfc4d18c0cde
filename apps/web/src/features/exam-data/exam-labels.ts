import type { ExamSummary, PaperCopy } from '@jadoo/contract';
import type { FileFormat } from '#features/exam-data/exam-api.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export const toolLabels = { basic: '기본', advanced: '심화', transform: '변형', quick: '빠른 제작' } as const;
export const copyLabels = { student: '학생용', teacher: '교사용', answers: '정답' } as const;

const copies = ['student', 'teacher', 'answers'] as const;
const formatLabels = { pdf: 'PDF', hwpx: '한글(HWPX)', docx: '워드(DOCX)' } as const;

/** What a paper can be downloaded as; Moodle takes questions, and knows no copies. */
export const downloadChoices: readonly { label: string; format: FileFormat; copy: PaperCopy }[] = [
  ...(['pdf', 'hwpx', 'docx'] as const).flatMap((format) =>
    copies.map((copy) => ({ label: `${copyLabels[copy]} ${formatLabels[format]}`, format, copy })),
  ),
  { label: '무들 문제(GIFT)', format: 'gift', copy: 'student' },
];

/** What the state of a paper is called; empty when it is simply there. */
export function getStatusLabel({ STATUS, PROGRESS }: Pick<ExamSummary, 'STATUS' | 'PROGRESS'>): {
  text: string;
  tone: BadgeTone;
} {
  switch (STATUS) {
    case 'queued':
      return { text: '기다리는 중', tone: 'plain' };
    case 'running':
      return { text: `만드는 중 ${PROGRESS}%`, tone: 'plum' };
    case 'failed':
      return { text: '만들지 못함', tone: 'danger' };
    case 'partly':
      return { text: '일부 완성', tone: 'amber' };
    case 'done':
      return { text: '', tone: 'plain' };
  }
}
