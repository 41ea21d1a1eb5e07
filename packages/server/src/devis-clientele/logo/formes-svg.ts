/** Shapes of SVG as paths. */
export type Attributs = Readonly<Record<string, string | undefined>>;

/** Undefined for what draws nothing. */
export function cheminOf(forme: string, attributs: Attributs): string | undefined {
  const n = (nom: string) => mesure(attributs[nom]);
  switch (forme) {
    case 'path':
      return attributs['d'];
    case 'rect':
      return rectangle(attributs);
    case 'circle':
      return ellipse(n('cx'), n('cy'), n('r'), n('r'));
    case 'ellipse':
      return ellipse(n('cx'), n('cy'), n('rx'), n('ry'));
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
    case 'polyline':
    case 'polygon': {
      const points = attributs['points']?.trim();
      return points ? `M${points}${forme === 'polygon' ? 'Z' : ''}` : undefined;
    }
    default:
      return undefined;
  }
}

/** In units of the drawing; what is said in percent, or is no number, is nothing. */
export function mesure(texte: string | undefined): number {
  const [, lu] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?:px)?\s*$/i.exec(texte ?? '') ?? [];
  const valeur = Number(lu ?? 0);
  return Number.isFinite(valeur) ? valeur : 0;
}

function rectangle(attributs: Attributs): string | undefined {
  const [x = 0, y = 0, l = 0, h = 0] = ['x', 'y', 'width', 'height'].map((nom) =>
    mesure(attributs[nom]),
  );
  if (l <= 0 || h <= 0) return undefined;
  const rx = Math.min(l / 2, mesure(attributs['rx'] ?? attributs['ry']));
  const ry = Math.min(h / 2, mesure(attributs['ry'] ?? attributs['rx']));
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${l}v${h}h${-l}Z`;
  const coin = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + rx} ${y}h${l - 2 * rx}${coin(rx, ry)}v${h - 2 * ry}${coin(-rx, ry)}`,
    `h${2 * rx - l}${coin(-rx, -ry)}v${2 * ry - h}${coin(rx, -ry)}Z`,
  ].join('');
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string | undefined {
  if (rx <= 0 || ry <= 0) return undefined;
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
