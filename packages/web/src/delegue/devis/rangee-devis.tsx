/** A quote that waits for a delegate: whose it is, since when, how much; one press acts and opens it. */
import { ChevronRight } from 'lucide-react';
import type { DevisSuivi } from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  devis: DevisSuivi;
  jour: string;
  disabled: boolean;
  onOuvrir: () => void;
}

export function RangeeDevis({ devis, jour, disabled, onOuvrir }: Props) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { numero, compte, auteur, demandeLe, valableJusqu, nombreLignes, prixRefuses } = devis;
  const sansPersonne = devis.utilisateurId === null;
  const attend =
    prixRefuses > 0 ? (
      <Badge tone="warn">{t('suivi.prixRefuses', { count: prixRefuses })}</Badge>
    ) : devis.etat === 'propose' && valableJusqu ? (
      <Badge tone="warn">{t('suivi.expire', { jour: jourDit(locale, valableJusqu, jour) })}</Badge>
    ) : (
      <Badge>{t(devis.etat === 'demande' ? 'suivi.nouveau' : 'suivi.enEtude')}</Badge>
    );
  return (
    <li>
      <button
        type="button"
        onClick={onOuvrir}
        disabled={disabled || sansPersonne}
        className="flex min-h-16 w-full items-center gap-3 py-2.5 text-start -outline-offset-2 enabled:hover:bg-sunk"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-pretty font-[600]">{compte.libelle}</span>
          <span className="block type-meta text-text-2">
            <span className="type-ref text-text">{numero}</span>
            {` · ${auteur} · ${t('suivi.demande', { jour: jourDit(locale, demandeLe, jour) })}`}
            {sansPersonne && ` · ${t('recherche.sansAcces')}`}
          </span>
          <span className="mt-1 block sm:hidden">{attend}</span>
        </span>
        <span className="shrink-0 text-right">
          <b className="block whitespace-nowrap">{formatArgent(locale, devis.netHT)}</b>
          <span className="block type-meta text-text-2">
            {t('fiche.lignes', { count: nombreLignes })}
          </span>
        </span>
        <span className="w-36 shrink-0 text-right max-sm:hidden">{attend}</span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-text-2" />
      </button>
    </li>
  );
}
