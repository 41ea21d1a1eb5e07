/** What is about to be ordered, at the right of every step; on a phone folded at the bottom. */
import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { ChevronUp } from 'lucide-react';
import { formatArgent, formatHeure } from '@comptoir/contract/words/formats.ts';
import type { Envoi, ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Envois } from './envois.tsx';
import { TotauxPiece } from './totaux-piece.tsx';

interface Props {
  piece: PieceOuverte;
  tarif: TarifPanier;
  envois: readonly Envoi[];
  mode: ModeLivraison;
  portLibelle: string;
  isPending?: boolean;
  /** The one orange button. */
  action: ReactNode;
  /** Under it: what went wrong, what one agrees to. */
  note?: ReactNode;
}

export function ResumePiece(props: Props) {
  const { piece, tarif, envois, mode, portLibelle, isPending = false, action, note } = props;
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      aria-labelledby={TITRE_ID}
      aria-busy={isPending}
      data-order-bar
      className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bandeau-height,0px) max-sm:z-30 max-sm:border-t max-sm:border-text max-sm:bg-bg sm:max-lg:mt-8 lg:sticky lg:top-6 lg:self-start"
    >
      <div className="max-sm:flex max-sm:max-h-[80dvh] max-sm:flex-col sm:rounded-card sm:border sm:border-line-2">
        <div
          id={DETAIL_ID}
          className={clsx(
            'transition-opacity max-sm:overflow-y-auto',
            !isOpen && 'max-sm:hidden',
            isPending && 'opacity-60',
          )}
        >
          <div className="px-5 pt-4 pb-4">
            <h2 id={TITRE_ID} className="mb-2 type-h2">
              {t(`resume.${piece.type}`)}
            </h2>
            <TotauxPiece chantiers={piece.chantiers} tarif={tarif} portLibelle={portLibelle} />
          </div>
          {envois.length > 0 && (
            <div className="border-t border-line px-5 pt-4 pb-1">
              <h3 className="mb-3 type-label">{t(`envois.titre-${mode}`)}</h3>
              <Envois envois={envois} mode={mode} />
            </div>
          )}
        </div>
        <div className="border-t border-line px-5 py-4 max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <div className="max-sm:flex max-sm:items-center max-sm:gap-4">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={DETAIL_ID}
              onClick={() => setIsOpen(!isOpen)}
              className="flex min-h-12 items-center gap-2 rounded-control text-left sm:hidden"
            >
              <span className="whitespace-nowrap">
                <b className="block type-h3">{formatArgent(locale, tarif.netHT)}</b>
                <span className="block type-meta text-text-2">
                  {t('resume.court', { count: piece.nombreArticles })}
                </span>
              </span>
              <ChevronUp size={20} aria-hidden className={clsx(isOpen && 'rotate-180')} />
              <span className="sr-only">{t('resume.detail')}</span>
            </button>
            <div className="min-w-0 flex-1">{action}</div>
          </div>
          {note}
          <p className="mt-3 text-center type-meta text-text-2 max-sm:hidden">
            {t('resume.garantis', { heure: formatHeure(locale, piece.valableJusqua) })}
          </p>
        </div>
      </div>
    </aside>
  );
}

const TITRE_ID = 'tunnel-resume';
const DETAIL_ID = 'tunnel-resume-detail';
