/** The values of one facet: a range, tiles for short numbers, or a list with counts. */
import { Check } from 'lucide-react';
import type { Facette, ValeurFacette } from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { basculer, estChoisie } from '../etat-listing.ts';
import { FacettePlage } from './facette-plage.tsx';
import { LienFiltre } from './lien-filtre.tsx';
import { cleFacette, nomValeur, titreFacette, type Nommage } from './noms-facettes.ts';
import type { ListingState } from '../use-listing.ts';

/** Values shown at once; one more is shown rather than announced. */
const MONTREES = 5;
/** Diameters and sizes stand in tiles while they are short. */
const MAX_TUILE = 6;

interface ValeursFacetteProps {
  listing: ListingState;
  nommage: Nommage;
  facette: Facette;
  replace: boolean;
}

export function ValeursFacette({ listing, nommage, facette, replace }: ValeursFacetteProps) {
  const { etat, href } = listing;
  const { locale, t } = nommage;
  const cle = cleFacette(facette);
  if (facette.plage) {
    const titre = titreFacette(nommage, facette);
    return <FacettePlage {...{ listing, cle, titre, replace }} plage={facette.plage} />;
  }
  const value = (valeur: ValeurFacette) => ({
    href: href(basculer(etat, cle, valeur.valeur)),
    checked: estChoisie(etat, cle, valeur.valeur),
    replace,
    nom: nomValeur(nommage, facette, valeur),
    nombre: formatNombre(locale, valeur.nombre),
  });
  const valeurs = facette.valeurs.map((valeur) => ({ ...value(valeur), key: valeur.valeur }));
  if (facette.type === 'nombre' && valeurs.every(({ nom }) => nom.length <= MAX_TUILE)) {
    return (
      <div className="grid grid-cols-4 gap-1 max-sm:gap-2">
        {valeurs.map(({ key, ...rest }) => (
          <Tuile key={key} {...rest} />
        ))}
      </div>
    );
  }
  const cut = valeurs.length > MONTREES + 1 ? MONTREES : valeurs.length;
  const autres = valeurs.slice(cut);
  return (
    <>
      {valeurs.slice(0, cut).map(({ key, ...rest }) => (
        <Valeur key={key} {...rest} />
      ))}
      {autres.length > 0 && (
        <details
          open={autres.some(({ checked }) => checked)}
          className="group/autres flex flex-col"
        >
          <summary className="order-1 flex min-h-7 list-none items-center type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="group-open/autres:hidden">
              {t('facettes.autres', { count: autres.length })}
            </span>
            <span className="hidden group-open/autres:inline">{t('facettes.moins')}</span>
          </summary>
          {autres.map(({ key, ...rest }) => (
            <Valeur key={key} {...rest} />
          ))}
        </details>
      )}
    </>
  );
}

interface ValeurProps {
  href: string;
  checked: boolean;
  replace: boolean;
  nom: string;
  nombre: string;
}

const ROW =
  'flex min-h-7 items-center gap-2 rounded-control type-meta hover:text-link max-sm:min-h-11 max-sm:type-body pointer-coarse:min-h-11';
const BOX =
  'flex size-4 shrink-0 items-center justify-center rounded-badge border max-sm:size-5 pointer-coarse:size-5';

function Valeur({ nom, nombre, ...lien }: ValeurProps) {
  return (
    <LienFiltre {...lien} className={ROW}>
      <span className={lien.checked ? `${BOX} border-link bg-link` : `${BOX} border-line-2`}>
        {lien.checked && <Check size={12} aria-hidden className="stroke-3! text-bg" />}
      </span>
      <span className="min-w-0 flex-1 first-letter:uppercase">{nom}</span>
      <span className="text-text-2">{nombre}</span>
    </LienFiltre>
  );
}

const TUILE =
  'flex h-10 flex-col items-center justify-center rounded-control border max-sm:h-12 pointer-coarse:h-12';

function Tuile({ nom, nombre, ...lien }: ValeurProps) {
  const look = lien.checked
    ? 'border-link bg-sel text-link outline-1 -outline-offset-1 outline-link focus-visible:outline-2'
    : 'border-line-2 hover:bg-sunk';
  return (
    <LienFiltre {...lien} className={`${TUILE} ${look}`}>
      <span className="type-label leading-4">{nom}</span>
      <span className="text-[0.6875rem] leading-3.5">{nombre}</span>
    </LienFiltre>
  );
}
