/** The papers of an order: what was agreed to, and the notes of what came. */
import type { Clock } from '../../clock.ts';
import { lireCommande, type DepsLecture } from '../../commandes/commandes.public.ts';
import { joindreAccuse, papierBon, writePapier } from '../../documents/documents.public.ts';
import { MOTS } from '../mots.ts';
import type { CommandeDuDossier, DossierAEcrire } from './dossiers.sql.ts';

export interface DepsPapiers extends DepsLecture {
  clock: Clock;
}

export async function papiersDeCommande(
  deps: DepsPapiers,
  { id, compteId, utilisateurId, langue }: DossierAEcrire,
  { key, bons }: CommandeDuDossier,
): Promise<{ nom: string; octets: Buffer }[]> {
  const t = MOTS[langue];
  const qui = `dossier ${id}`;
  const maintenant = deps.clock.now();
  const acteur = { sessionId: undefined, role: 'Utilisateur', compteId, utilisateurId } as const;
  const commande = await lireCommande(deps, { acteur, langue }, key);
  const accuse = await joindreAccuse(qui, commande, { langue, maintenant });
  const papiers: { nom: string; octets: Buffer }[] = [
    { nom: `${t('dossier.commandes')}/${accuse.nom}`, octets: Buffer.from(accuse.data, 'base64') },
  ];
  for (const bon of commande.bons.filter((each) => bons.includes(each.key))) {
    const octets = await writePapier(qui, papierBon({ commande, bon }, langue, maintenant));
    papiers.push({ nom: `${t('dossier.bons')}/${bon.numero}.pdf`, octets });
  }
  return papiers;
}
