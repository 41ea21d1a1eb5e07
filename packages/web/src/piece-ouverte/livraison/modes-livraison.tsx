/** Delivered, fetched in a store, or at a pick-up point: each with the day something is there. */
import { clsx } from 'clsx';
import { MapPin, Store, Truck, type LucideIcon } from 'lucide-react';
import { formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Livraison, ModeOffert } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { aMagasin } from '../../articles/nom-magasin.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { jourDate } from '../jours.ts';

const ICONES: Record<ModeLivraison, LucideIcon> = {
  livraison: Truck,
  'retrait-magasin': Store,
  'point-retrait': MapPin,
};

interface Props {
  livraison: Livraison;
  mode: ModeLivraison;
  /** Today in Paris. */
  jour: string;
  onMode: (mode: ModeLivraison) => void;
}

export function ModesLivraison({ livraison, mode, jour, onMode }: Props) {
  const t = useTexts('piece-ouverte');
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">{t('modes.titre')}</legend>
      <div className="grid overflow-hidden rounded-control border border-line-2 max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line">
        {livraison.modes.map((offert) => (
          <Mode
            key={offert.mode}
            offert={offert}
            jour={jour}
            magasin={livraison.choix.mode === offert.mode ? livraison.magasin : null}
            isChosen={offert.mode === mode}
            onMode={onMode}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ModeProps {
  offert: ModeOffert;
  jour: string;
  magasin: Livraison['magasin'];
  isChosen: boolean;
  onMode: (mode: ModeLivraison) => void;
}

function Mode({ offert, jour, magasin, isChosen, onMode }: ModeProps) {
  const { mode, disponible, raison } = offert;
  const Icon = ICONES[mode];
  const titre = useTitre(mode, magasin);
  const detail = useDetail(offert, jour);
  return (
    <label
      className={clsx(
        'flex min-h-16 items-start gap-4 px-4 py-3 transition-colors',
        'has-checked:bg-sel has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        'max-sm:has-checked:shadow-[inset_3px_0_0_var(--color-link)] sm:has-checked:shadow-[inset_0_-3px_0_var(--color-link)]',
        !disponible && 'cursor-not-allowed text-text-2',
      )}
    >
      <Icon size={24} aria-hidden className="mt-1.5 shrink-0" />
      <input
        type="radio"
        name="mode"
        value={mode}
        checked={isChosen}
        disabled={!disponible && !isChosen}
        onChange={() => onMode(mode)}
        className="sr-only"
      />
      <span className="min-w-0">
        <span className="block type-name">{titre}</span>
        <span className="block type-meta text-text-2">{disponible ? detail : raison}</span>
      </span>
    </label>
  );
}

function useTitre(mode: ModeLivraison, magasin: Livraison['magasin']): string {
  const t = useTexts('piece-ouverte');
  const { session, locale } = usePage();
  if (mode === 'retrait-magasin') {
    const libelle = magasin?.libelle ?? session.magasin?.libelle;
    if (libelle) return t('modes.retraitA', { lieu: aMagasin(locale, libelle) });
  }
  return t(`modes.${mode}`);
}

function useDetail({ mode, premierJour, premiereHeure, ...lignes }: ModeOffert, jour: string) {
  const t = useTexts('piece-ouverte');
  const { locale } = usePage();
  if (premierJour === null) return '';
  const quand =
    premierJour === jour
      ? premiereHeure === null
        ? t('quand.aujourdhui')
        : t('quand.des', { quand: formatHeure(locale, premiereHeure) })
      : t('quand.des', {
          quand: [
            jourDate(locale, premierJour, jour),
            premiereHeure && formatHeure(locale, premiereHeure),
          ]
            .filter(Boolean)
            .join(' '),
        });
  if (mode === 'livraison' || lignes.lignesPretes === lignes.lignes) return quand;
  return t('modes.pretes', {
    quand,
    count: lignes.lignesPretes,
    pretes: formatNombre(locale, lignes.lignesPretes),
    lignes: formatNombre(locale, lignes.lignes),
  });
}
