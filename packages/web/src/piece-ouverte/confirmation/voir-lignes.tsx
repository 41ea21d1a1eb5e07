/** The way to the lines that are not shown: all of them in a dialog, the next ones without scripts. */
import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { lienEtape } from '../etapes.ts';

interface Props {
  piece: Pick<PieceOuverte, 'nombreArticles'>;
  /** Lines before the next ones. */
  depuis: number;
  /** The page is one of those that follow the first. */
  isSuite?: boolean;
}

export function VoirLignes({ piece: { nombreArticles }, depuis, isSuite = false }: Props) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const count = isSuite ? nombreArticles - depuis : nombreArticles;
  return (
    <a
      href={lienEtape(locale, 'confirmation', { depuis })}
      rel="next"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        openOverlay('detail-piece-ouverte');
      }}
      className={clsx(buttonClass({ kind: 'quiet', size: 'sm' }), '-ml-3')}
    >
      {t(isSuite ? 'detail.suivantes' : 'detail.ouvrir', {
        count,
        nombre: formatNombre(locale, count),
      })}
    </a>
  );
}
