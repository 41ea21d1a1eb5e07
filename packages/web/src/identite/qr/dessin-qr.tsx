/** A QR code as one path; its white margin is part of it, in the dark too. */
import { encode } from 'uqr';
import { tracer } from './tracer.ts';

/** Modules of white around, without which a camera may not see it. */
const MARGE = 4;

export default function DessinQr({ texte, label }: { texte: string; label: string }) {
  const { data, size } = encode(texte, { ecc: 'M', border: MARGE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-control"
    >
      {/* Not tokens: a camera needs dark on light, whatever the theme. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={tracer(data)} fill="#000" />
    </svg>
  );
}
