import type { Kinds, KindInfo } from '#features/making/making-api.ts';
import type { ToolInfo } from '#features/making/tools.ts';

/** A package as it can be made from one passage. */
export interface QuickPackage {
  id: string;
  name: string;
  kinds: KindInfo[];
  /** Kinds of the package that this passage cannot carry, with the reason. */
  leftOut: { name: string; reason: string }[];
  price: number;
  style: ToolInfo['style'];
}

export type Feasibility = readonly { KIND: KindInfo['KIND']; IS_FEASIBLE: boolean; REASON: string }[];

/** The packages with what they hold for a passage; without an analysis yet, with everything that is ready. */
export function getQuickPackages(
  { KINDS, PACKAGES }: Kinds,
  feasibility: Feasibility | null,
): QuickPackage[] {
  const infoById = new Map(KINDS.map((kind) => [kind.KIND, kind]));
  const reasonById = new Map(
    (feasibility ?? []).filter(({ IS_FEASIBLE }) => !IS_FEASIBLE).map(({ KIND, REASON }) => [KIND, REASON]),
  );
  return PACKAGES.map(({ ID, NAME, KINDS: ids }) => {
    const ready = ids.flatMap((id) => {
      const info = infoById.get(id);
      return info?.IS_READY ? [info] : [];
    });
    const kinds = ready.filter(({ KIND }) => !reasonById.has(KIND));
    return {
      id: ID,
      name: NAME,
      kinds,
      leftOut: ready.flatMap((kind) => {
        const reason = reasonById.get(kind.KIND);
        return reason === undefined ? [] : [{ name: kind.NAME, reason }];
      }),
      price: kinds.reduce((sum, { PRICE }) => sum + PRICE, 0),
      style: kinds.some(({ TOOL }) => TOOL !== 'transform') ? 'workbook-a4' : 'exam-b4',
    };
  });
}
