/** How many there should be on the shelf, and how many are missing, changed in place. */
import { clsx } from 'clsx';
import type { LigneListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { createOuverture } from './ouverture-ligne.ts';
import { SaisieEnPlace } from './saisie-en-place.tsx';

const CIBLE_MAX = 1_000_000;

const { ouvrir, useOuverture } = createOuverture();
/** From the menu of the line. */
export const ouvrirCible = ouvrir;

interface Props {
  ligne: LigneListe;
  /** Null: it is no longer counted. Undefined: the list is only read. */
  viser: ((ligneId: number, cible: number | null) => void) | undefined;
}

export function CibleLigne({ ligne, viser }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { ligneId, cible, reste, quantite, article } = ligne;
  const [isOuverte, setIsOuverte] = useOuverture(ligneId);
  if (isOuverte && viser) {
    return (
      <SaisieEnPlace
        label={t('detail.cibleDe', { reference: article.reference })}
        placeholder={t('detail.cible')}
        inputMode="numeric"
        maxLength={7}
        texte={String(cible ?? quantite)}
        className="mt-1 max-w-40"
        onFin={(ecrite) => {
          setIsOuverte(false);
          const lue = readCible(ecrite);
          if (lue !== undefined && lue !== cible) viser(ligneId, lue);
        }}
      />
    );
  }
  if (cible === null) return null;
  const manque = reste === null ? 0 : cible - reste;
  return (
    <button
      type="button"
      disabled={!viser}
      title={t('detail.modifierCible')}
      onClick={() => setIsOuverte(true)}
      className="mt-1 block rounded-control text-left type-meta hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
    >
      {t('comptage.cible', { nombre: formatNombre(locale, cible) })}
      {reste !== null && (
        <>
          {' · '}
          {t('comptage.resteCompte', { count: reste, nombre: formatNombre(locale, reste) })}
          {' · '}
          <b className={clsx('font-[620]', manque > 0 ? 'text-warn' : 'text-ok')}>
            {manque > 0
              ? t('comptage.manque', { count: manque, nombre: formatNombre(locale, manque) })
              : t('comptage.rienNeManque')}
          </b>
        </>
      )}
    </button>
  );
}

/** Nothing or zero: no target; undefined: what was written is no number, and nothing changes. */
function readCible(ecrite: string | undefined): number | null | undefined {
  if (ecrite === undefined) return undefined;
  const chiffres = ecrite.replace(/\s/g, '');
  if (!/^\d*$/.test(chiffres)) return undefined;
  const nombre = Math.min(CIBLE_MAX, Number(chiffres));
  return nombre === 0 ? null : nombre;
}
