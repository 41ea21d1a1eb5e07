import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { referenceManquante } from '@comptoir/contract/panier/references.schema.ts';
import type { Demande } from '../../http/acteur.ts';
import { MOTS } from '../mots.ts';

type Controlee = Pick<Panier, 'type' | 'chantiers' | 'chorus'>;

/** What a public body cannot be invoiced without, of each chantier; a quote is asked for without. */
export function controlerReferences(
  { type, chantiers, chorus }: Controlee,
  { langue }: Demande,
): MessageControle[] {
  if (type === 'Devis') return [];
  const t = MOTS[langue];
  return chantiers.flatMap((each) => {
    const manquante = referenceManquante([each], chorus);
    if (!manquante) return [];
    const { chantier, champ } = manquante;
    const { libelle } = chantier;
    const ou =
      libelle === null ? t('references.sansNom') : t('references.chantier', { nom: libelle });
    return [
      {
        code: 'reference-manquante' as const,
        niveau: 'erreur' as const,
        libelle: t(`references.${chorus?.soit ? 'soit' : champ}`, { ou }),
        chantierId: chantier.id,
      },
    ];
  });
}
