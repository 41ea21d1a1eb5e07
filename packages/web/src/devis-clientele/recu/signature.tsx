/** Where one signs with a finger or a mouse. Who cannot draw signs with a cross, by the keyboard. */
import { useRef, useState, type PointerEvent } from 'react';
import { MAX_SIGNES_SIGNATURE } from '@comptoir/contract/devis-clientele/limites.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useTexts } from '../../words/use-texts.ts';

const LARGEUR = 400;
const HAUTEUR = 160;
const CROIX = 'M40 40L120 120M120 40L40 120';

interface Props {
  trace: string;
  onTrace: (trace: string) => void;
  error?: string;
}

export function Signature({ trace, onTrace, error }: Props) {
  const t = useTexts('devis-recu');
  const dernier = useRef('');
  const [isTrait, setIsTrait] = useState(false);
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const borner = (valeur: number, max: number) => Math.max(0, Math.min(max, Math.round(valeur)));
    const x = borner(((event.clientX - left) / width) * LARGEUR, LARGEUR);
    return `${x} ${borner(((event.clientY - top) / height) * HAUTEUR, HAUTEUR)}`;
  };
  const ajouter = (event: PointerEvent<SVGSVGElement>, lettre: 'M' | 'L') => {
    const point = pointOf(event);
    if (point === dernier.current && lettre === 'L') return;
    dernier.current = point;
    const suivante = `${trace}${lettre}${point}`;
    if (suivante.length <= MAX_SIGNES_SIGNATURE) onTrace(suivante);
  };
  return (
    <div>
      <p className="mb-1 type-label">{`${t('signature.label')} *`}</p>
      <svg
        viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`}
        role="img"
        aria-label={t(trace === '' ? 'signature.vide' : 'signature.faite')}
        data-signature
        className="w-full touch-none rounded-control border border-line-2 bg-bg"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsTrait(true);
          ajouter(event, 'M');
        }}
        onPointerMove={(event) => isTrait && ajouter(event, 'L')}
        onPointerUp={() => setIsTrait(false)}
        onPointerCancel={() => setIsTrait(false)}
      >
        <line x1="24" x2="376" y1="128" y2="128" className="stroke-line-2" />
        <path
          d={trace || 'M0 0'}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="pointer-events-none stroke-text"
        />
      </svg>
      {error && <FieldError>{error}</FieldError>}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" kind="quiet" onClick={() => onTrace('')}>
          {t('signature.effacer')}
        </Button>
        <Button size="sm" kind="quiet" onClick={() => onTrace(CROIX)}>
          {t('signature.croix')}
        </Button>
      </div>
    </div>
  );
}
