import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { MegaMenuBrands } from './mega-menu-brands.tsx';
import type { ColonneMenu, Rayon } from './rayons.ts';

/** So many of a family: what is left is on its page, and the menu fits the screen. */
const PER_FAMILY = 5;

interface MegaMenuPaneProps {
  rayon: Rayon;
  onFollow: () => void;
}

/** What one entry of the menu holds: families with their counts, and the makers at the foot. */
export function MegaMenuPane({ rayon, onFollow }: MegaMenuPaneProps) {
  const t = useTexts('cadre');
  const locale = useLocale();
  const { id, nombre } = rayon;
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-baseline gap-4">
        <h2 className="type-h2">{rayon.libelle}</h2>
        {nombre !== undefined && (
          <span className="type-meta text-text-2">
            {t('catalogue.articles', { count: nombre, nombre: formatNombre(locale, nombre) })}
          </span>
        )}
        {rayon.href && (
          <Lien
            href={rayon.href}
            onClick={onFollow}
            className="ml-auto type-meta text-link hover:underline"
          >
            {t('catalogue.toutVoir')}
          </Lien>
        )}
      </div>
      {/* Families flow from one column into the next: no holes between them. */}
      <div className="mt-4 mb-4 columns-2 gap-x-6 xl:columns-3">
        {rayon.colonnes.map((colonne) => (
          <Family key={colonne.titre} colonne={colonne} onFollow={onFollow} />
        ))}
      </div>
      {id !== undefined && <MegaMenuBrands id={id} onFollow={onFollow} />}
    </div>
  );
}

interface FamilyProps {
  colonne: ColonneMenu;
  onFollow: () => void;
}

function Family({ colonne: { titre, href, liens }, onFollow }: FamilyProps) {
  return (
    <div className="mb-4 break-inside-avoid">
      <h3 className="type-name">
        {href ? (
          <Lien href={href} onClick={onFollow} className="hover:text-link hover:underline">
            {titre}
          </Lien>
        ) : (
          titre
        )}
      </h3>
      <ul className="mt-1">
        {liens.slice(0, PER_FAMILY).map((lien) => (
          <li key={lien.href}>
            <Lien
              href={lien.href}
              onClick={onFollow}
              className="-mx-2 flex min-h-7 items-center justify-between gap-2 rounded-control px-2 type-meta hover:bg-sunk-2 pointer-coarse:min-h-11"
            >
              {lien.libelle}
              {lien.nombre !== undefined && <span className="text-text-2">{lien.nombre}</span>}
            </Lien>
          </li>
        ))}
      </ul>
    </div>
  );
}
