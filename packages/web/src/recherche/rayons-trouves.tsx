/** Where in the tree the words are found: each narrows the list, the one chosen gives it back. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { RayonTrouve } from '@comptoir/contract/recherche/recherche.contract.ts';
import { Lien } from '../page/lien.tsx';
import { useTexts } from '../words/use-texts.ts';
import { lienDemande, type Demande } from './demande.ts';
import { rayonQuery } from './recherche.queries.ts';

interface Props {
  demande: Demande;
  rayons: readonly RayonTrouve[];
}

const CHIP =
  'flex h-9 items-center gap-2 rounded-full border px-4 type-label whitespace-nowrap max-sm:h-11 pointer-coarse:h-11';

export function RayonsTrouves({ demande, rayons }: Props) {
  const t = useTexts('recherche');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({
    ...rayonQuery({ api, locale }, demande.noeud ?? 0),
    enabled: demande.noeud !== undefined,
  });
  const choisi = demande.noeud === undefined ? undefined : data?.noeud;
  const autres = rayons.filter(({ id }) => id !== demande.noeud);
  // One alone narrows nothing.
  if (!choisi && autres.length < 2) return null;
  return (
    <nav aria-label={t('resultats.rayons')} className="mt-4">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {choisi && (
          <li className="shrink-0">
            <Lien
              href={lienDemande(locale, { ...demande, noeud: undefined })}
              keepScroll
              aria-label={t('resultats.retirerRayon', { rayon: choisi.libelle })}
              className={`${CHIP} border-link bg-sel text-link`}
            >
              {choisi.libelle}
              <X size={16} aria-hidden />
            </Lien>
          </li>
        )}
        {autres.map(({ id, libelle, nombre }) => (
          <li key={id} className="shrink-0">
            <Lien
              href={lienDemande(locale, { ...demande, noeud: id })}
              keepScroll
              rel="nofollow"
              className={`${CHIP} border-line-2 hover:bg-sunk`}
            >
              {libelle}
              <span className="font-[420] text-text-2">{formatNombre(locale, nombre)}</span>
            </Lien>
          </li>
        ))}
      </ul>
    </nav>
  );
}
