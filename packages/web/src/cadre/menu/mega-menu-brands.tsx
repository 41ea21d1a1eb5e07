import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { rechercher } from '@comptoir/contract/recherche/recherche.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { callQuery } from '../../http/query-client.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

const SHOWN = 8;

interface MegaMenuBrandsProps {
  /** The category. */
  id: number;
  onFollow: () => void;
}

/** The makers of a category, those with most of its articles first. */
export function MegaMenuBrands({ id, onFollow }: MegaMenuBrandsProps) {
  const t = useTexts('cadre');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(callQuery(context, rechercher, { query: { noeud: id, parPage: 1 } }));
  const brands = (data?.facettes.find(({ code }) => code === 'marque')?.valeurs ?? [])
    .toSorted((a, b) => b.nombre - a.nombre)
    .slice(0, SHOWN);
  return (
    <div className="mt-auto min-h-23 border-t pt-4">
      {brands.length > 0 && (
        <>
          <h3 className="type-name">{t('liens.marques')}</h3>
          <ul className="mt-3 flex h-8 flex-wrap gap-2 overflow-hidden pointer-coarse:h-11">
            {brands.map(({ valeur, libelle }) => (
              <li key={valeur}>
                <Lien
                  href={liens.marque(locale, { id: valeur, libelle })}
                  onClick={onFollow}
                  className="flex min-h-8 items-center rounded-full border border-line-2 px-3 type-label hover:bg-sunk pointer-coarse:min-h-11"
                >
                  {libelle}
                </Lien>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
