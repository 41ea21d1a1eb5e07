/** The sorts one may choose from, in the order they are offered. */
import type { Tri } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { TranslateListing } from './facettes/noms-facettes.ts';
import type { Portee } from './requete.ts';

export function listTris(t: TranslateListing, portee: Portee): { value: Tri; label: string }[] {
  return [
    ...(portee.q ? [{ value: 'pertinence' as const, label: t('tris.pertinence') }] : []),
    { value: 'popularite', label: t('tris.popularite') },
    { value: 'gamme', label: t('tris.gamme') },
    { value: 'prix', label: t('tris.prix') },
    { value: 'prix-desc', label: t('tris.prixDesc') },
    { value: 'nouveaute', label: t('tris.nouveaute') },
    { value: 'reference', label: t('tris.reference') },
  ];
}
