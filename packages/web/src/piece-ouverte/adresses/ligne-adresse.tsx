/** One address of the company: to choose it, and to change it. */
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  adresse: AdresseLivraison;
  isChosen: boolean;
  onChoisie: () => void;
}

export function LigneAdresse({ adresse, isChosen, onChoisie }: Props) {
  const t = useTexts('piece-ouverte');
  const { libelle, zone, consignes } = adresse;
  return (
    <div className="flex items-center gap-3 has-[input:checked]:bg-sel has-[input:checked]:shadow-[inset_3px_0_0_var(--color-link)] has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
      <label className="flex min-h-15 min-w-0 flex-1 items-center gap-4 py-2.5 pl-4">
        <input
          type="radio"
          name="adresse"
          value={adresse.id}
          checked={isChosen}
          disabled={zone === null && !isChosen}
          onChange={onChoisie}
          className="size-5 shrink-0 appearance-none rounded-full border border-line-2 bg-bg outline-none transition-colors checked:border-6 checked:border-link disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk-2"
        />
        <span className="min-w-0 type-name text-pretty">
          {libelle}
          <span className="type-body text-text-2 max-sm:block">
            <span className="max-sm:hidden"> · </span>
            {enLigne(adresse)}
          </span>
          <span className="block type-meta text-text-2">
            {zone === null ? t('adresse.horsZone') : consignes}
          </span>
        </span>
      </label>
      <span className="flex shrink-0 items-center gap-x-3 pr-2">
        <button
          type="button"
          aria-label={t('adresse.modifierQui', { nom: libelle })}
          onClick={() => openOverlay('adresses-livraison', { adresseId: adresse.id })}
          className="min-h-8 rounded-control px-2 type-meta font-[560] text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('modifier')}
        </button>
      </span>
    </div>
  );
}

/** « 14 chemin de la Corniche, 44500 La Baule » */
export function enLigne(adresse: {
  ligne1: string;
  ligne2: string | null;
  codePostal: string;
  ville: string;
}): string {
  const { ligne1, ligne2, codePostal, ville } = adresse;
  return [ligne1, ligne2, `${codePostal} ${ville}`].filter(Boolean).join(', ');
}
