/** Which parts of the catalogue an export holds: categories with their families, and brands. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { DemandeExport } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { listerMarques } from '@comptoir/contract/marques/marques.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { arbreQuery } from '../catalogue/catalogue.public.ts';
import { callQuery } from '../http/query-client.ts';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { useTexts } from '../words/use-texts.ts';

interface Props {
  choix: DemandeExport;
  choisir: (change: Partial<DemandeExport>) => void;
}

const PROFONDEUR = 2;

export function ChoixPerimetre({ choix: { noeudIds, marqueIds }, choisir }: Props) {
  const t = useTexts('exports-catalogue');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data: arbre } = useQuery(arbreQuery(context, PROFONDEUR));
  const { data: liste } = useQuery(callQuery(context, listerMarques, {}));
  const enfants = Map.groupBy(arbre?.noeuds ?? [], ({ parentId }) => parentId);
  const changerNoeud = (noeud: Noeud, isChoisi: boolean) => {
    // A category holds its families: both would say the same twice.
    const dessous = new Set(enfants.get(noeud.id)?.map(({ id }) => id));
    const autres = noeudIds.filter((id) => id !== noeud.id && !dessous.has(id));
    choisir({ noeudIds: isChoisi ? [...autres, noeud.id] : autres });
  };
  return (
    <>
      <Cadre
        titre={t('demande.categories')}
        aide={t('demande.categoriesAide')}
        nombre={noeudIds.length}
      >
        {(enfants.get(null) ?? []).map((categorie) => {
          const familles = enfants.get(categorie.id) ?? [];
          const isEntiere = noeudIds.includes(categorie.id);
          const choisies = familles.filter(({ id }) => noeudIds.includes(id)).length;
          return (
            <div key={categorie.id} className="relative">
              <Checkbox
                label={categorie.libelle}
                end={
                  <span className="pr-8 type-meta">{formatNombre(locale, categorie.nombre)}</span>
                }
                checked={isEntiere}
                indeterminate={!isEntiere && choisies > 0}
                onChange={({ currentTarget }) => changerNoeud(categorie, currentTarget.checked)}
              />
              <details className="group">
                <summary
                  aria-label={categorie.libelle}
                  className="absolute top-0 right-0 flex size-7 list-none items-center justify-center rounded-control hover:bg-sunk max-sm:size-11 pointer-coarse:size-11 [&::-webkit-details-marker]:hidden"
                >
                  <ChevronRight size={16} aria-hidden className="group-open:rotate-90" />
                </summary>
                <div className="pl-7">
                  {familles.map((famille) => (
                    <Checkbox
                      key={famille.id}
                      label={famille.libelle}
                      end={
                        <span className="pr-8 type-meta">
                          {formatNombre(locale, famille.nombre)}
                        </span>
                      }
                      checked={isEntiere || noeudIds.includes(famille.id)}
                      disabled={isEntiere}
                      onChange={({ currentTarget }) => changerNoeud(famille, currentTarget.checked)}
                    />
                  ))}
                </div>
              </details>
            </div>
          );
        })}
      </Cadre>
      <Cadre titre={t('demande.marques')} aide={t('demande.marquesAide')} nombre={marqueIds.length}>
        {(liste?.marques ?? []).map(({ id, nom, nombre }) => (
          <Checkbox
            key={id}
            label={nom}
            end={<span className="type-meta">{formatNombre(locale, nombre)}</span>}
            checked={marqueIds.includes(id)}
            onChange={({ currentTarget }) => {
              const autres = marqueIds.filter((autre) => autre !== id);
              choisir({ marqueIds: currentTarget.checked ? [...autres, id] : autres });
            }}
          />
        ))}
      </Cadre>
    </>
  );
}

interface CadreProps {
  titre: string;
  aide: string;
  nombre: number;
  children: ReactNode;
}

/** Room for its rows before they are there. */
function Cadre({ titre, aide, nombre, children }: CadreProps) {
  const t = useTexts('exports-catalogue');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 type-label">{titre}</legend>
      <div className="h-64 overflow-y-auto overscroll-contain rounded-control border border-line-2 px-3 py-2">
        {children}
      </div>
      <p className="mt-1 type-meta text-text-2">
        {nombre === 0 ? aide : t('demande.tailleChoix', { count: nombre })}
      </p>
    </fieldset>
  );
}
