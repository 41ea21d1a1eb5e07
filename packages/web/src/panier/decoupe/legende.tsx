import { MoveHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../words/use-texts.ts';
import { Hachures } from './hachures.tsx';

export function Legende({ fil }: { fil: boolean }) {
  const t = useTexts('decoupe');
  const hachures = useId();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 type-meta">
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="16" height="12">
          <rect width="16" height="12" className="fill-sel stroke-link" strokeWidth="2" />
        </svg>
        {t('dessin.piece')}
      </li>
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="16" height="12">
          <defs>
            <Hachures id={hachures} pas={5} />
          </defs>
          <rect
            width="16"
            height="12"
            fill={`url(#${hachures})`}
            className="stroke-line-2"
            strokeWidth="2"
          />
        </svg>
        {t('dessin.chute')}
      </li>
      {fil && (
        <li className="flex items-center gap-2">
          <MoveHorizontal size={16} aria-hidden />
          {t('dessin.fil')}
        </li>
      )}
    </ul>
  );
}
