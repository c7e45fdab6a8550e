/** One layer of a drawing: a path on a 1200 × 120 grid, aligned to its lower edge, and how opaque it is. */
export interface ShapeLayer {
  readonly d: string;
  readonly opacity?: number;
}

/** The same motif `times` times side by side; `motif` draws from x to x + step. */
function repeat(times: number, motif: (x: number, step: number, index: number) => string): string {
  const step = 1200 / times;
  return Array.from({ length: times }, (_, index) => motif(index * step, step, index)).join('');
}

/** Own drawings for the edges of sections, by name. Only the build reads them: a page carries the ones it shows. */
export const shapes = {
  curve: [{ d: 'M0 120C300 0 900 0 1200 120z' }],
  swell: [{ d: 'M0 120C160 20 420 -10 640 34S1040 108 1200 120z' }],
  waves: [{ d: 'M0 72C150 22 330 18 520 58S900 108 1200 44V120H0z' }],
  brush: [
    { d: 'M0 66C210 8 420 96 660 52S1040 10 1200 70V120H0z', opacity: 0.35 },
    { d: 'M0 84C240 30 450 110 690 70S1060 34 1200 86V120H0z', opacity: 0.55 },
    { d: 'M0 104C260 62 480 120 720 92S1080 68 1200 104V120H0z' },
  ],
  ripple: [{ d: `M0 96${repeat(10, (_x, step) => `q${step / 4} -44 ${step / 2} 0t${step / 2} 0`)}V120H0z` }],
  tilt: [{ d: 'M0 120L1200 8V120z' }],
  'tilt-layers': [
    { d: 'M0 92L1200 0V120H0z', opacity: 0.3 },
    { d: 'M0 106L1200 36V120H0z', opacity: 0.5 },
    { d: 'M0 120L1200 74V120z' },
  ],
  fan: [
    { d: 'M600 120L0 12V120zM600 120L1200 12V120z', opacity: 0.3 },
    { d: 'M600 120L0 48V120zM600 120L1200 48V120z', opacity: 0.5 },
    { d: 'M600 120L0 84V120zM600 120L1200 84V120z' },
  ],
  triangle: [{ d: 'M0 120L600 8L1200 120z' }],
  slope: [{ d: 'M0 120L860 8L1200 120z' }],
  arrow: [{ d: 'M540 120L600 40L660 120z' }],
  split: [{ d: 'M0 56H560C584 56 600 84 600 120H0zM1200 56H640C616 56 600 84 600 120H1200z' }],
  book: [{ d: 'M0 36C280 36 560 40 600 120H0zM1200 36C920 36 640 40 600 120H1200z' }],
  zigzag: [{ d: `M0 120${repeat(24, (x, step) => `L${x + step / 2} 74L${x + step} 120`)}z` }],
  pyramids: [{ d: 'M0 120L190 44L330 104L520 18L760 120L930 62L1050 106L1130 78L1200 104V120z' }],
  mountains: [
    { d: 'M0 84L120 46L230 76L400 14L560 70L700 36L860 82L1010 30L1200 78V120H0z', opacity: 0.35 },
    { d: 'M0 104L160 66L300 98L470 50L650 104L800 70L960 108L1090 72L1200 100V120H0z', opacity: 0.6 },
    { d: 'M0 116L200 90L380 116L560 84L760 118L930 92L1080 116L1200 104V120H0z' },
  ],
  clouds: [
    {
      d: 'M0 92C30 58 96 58 122 84C150 40 232 34 268 74C300 52 348 56 368 84C404 30 506 24 548 70C580 46 634 50 656 82C690 36 782 30 820 72C850 50 900 54 922 82C958 32 1056 28 1094 72C1128 52 1174 58 1200 86V120H0z',
    },
  ],
  drops: [
    {
      d: `M0 120${repeat(12, (x, step, index) => {
        const top = [64, 34, 82, 48][index % 4] ?? 64;
        return `C${x + step * 0.3} 120 ${x + step * 0.24} ${top} ${x + step * 0.5} ${top}S${x + step * 0.7} 120 ${x + step} 120`;
      })}z`,
    },
  ],
  roofs: [
    {
      d: `M0 120${repeat(10, (x, step, index) => {
        const eaves = 92;
        const peak = [44, 58, 34, 52][index % 4] ?? 44;
        const at = (share: number) => eaves - (eaves - peak) * share;
        const chimney = `L${x + step * 0.66} ${at(0.68)}V${at(1.02)}h${step * 0.07}V${at(0.54)}`;
        return `V${eaves}L${x + step * 0.5} ${peak}${index % 2 ? '' : chimney}L${x + step} ${eaves}`;
      })}V120z`,
    },
  ],
  skyline: [
    {
      d: 'M0 120V96H60V62H120V88H170V40H230V92H290V70L320 54L350 70V100H410V28H424V14H432V28H470V84H540V58H600V96H650V44H720V104H780V66H800V52H840V66H860V90H920V34H980V78H1030V98H1080V60H1140V86H1200V120z',
    },
  ],
} as const satisfies Readonly<Record<string, readonly ShapeLayer[]>>;
