/** Heads of screws and bolts from the side, in a square of 48, on a piece of their thread. */
const tige = (y: number) =>
  `M21 ${y}V39l3 5 3-5V${y}M19.5 ${y + 7}l9-2.5M19.5 ${y + 12}l9-2.5M19.5 ${y + 17}l9-2.5`;
const HEXAGONE = 'M12 7h24v11H12zM19 7v11M29 7v11';

export const TETES: Readonly<Record<string, string>> = {
  fraisee: `M9 8h30L27 19h-6z${tige(19)}`,
  nervures: `M9 8h30L27 19h-6zM15 10.5l4 5.5M24 10.5v6M33 10.5l-4 5.5${tige(19)}`,
  ronde: `M11 19c0-8 4-12 13-12s13 4 13 12z${tige(19)}`,
  disque: `M14 15c0-6 3-9 10-9s10 3 10 9M6 15h36v4H6z${tige(19)}`,
  'bombee-reduite': `M15 12c2-4 5-5 9-5s7 1 9 5l-6 8h-6zM15 12h18${tige(20)}`,
  trompette: `M8 8h32c-8 1-12 6-13 13h-6C20 14 16 9 8 8z${tige(21)}`,
  hexagonale: `${HEXAGONE}${tige(18)}`,
  'hexagonale-embase': `M14 6h20v9H14zM20 6v9M28 6v9M8 15h32v4H8z${tige(19)}`,
  cylindrique: `M13 5h22v14H13zM20 5v6h8V5${tige(19)}`,
  'collet-carre': `M9 15c2-6 7-8 15-8s13 2 15 8zM19 15h10v5H19z${tige(20)}`,
};
