import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { refuserPrix as contract } from '@comptoir/contract/devis/devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { writeVersion } from './write-version.ts';
import { noterEtape } from './etape.ts';
import { etatDesOuvertes, isPrixDiscutable, type Deps } from './etat-devis.ts';
import { verrouillerVersion } from './verrouiller-devis.ts';

type Refus = CallInput<typeof contract>['body'];

/** One price is not taken: its line waits for an answer, the others can still be ordered. */
export async function refuserPrix(
  { pool, clock }: Deps,
  { acteur }: Demande,
  { key, ligneId }: { key: string; ligneId: number },
  { version, prixSouhaite, precision }: Refus,
): Promise<void> {
  await transaction(pool, async (tx) => {
    const jour = clock.today();
    const { devis, courante } = await verrouillerVersion(tx, acteur, { key, version, jour });
    const refusee = courante.lignes.find(({ id }) => id === ligneId);
    if (!refusee) throw refus('introuvable', { ligneId });
    if (refusee.commandeId !== null) throw refus('devis-clos', { ligneId });
    if (!isPrixDiscutable(devis.etat, courante.lignes)) {
      throw refus('devis-perime', { version: devis.version });
    }
    const dite = nettoyerTexte(precision);
    const lignes = courante.lignes.map((ligne) =>
      ligne === refusee ? { ...ligne, prixRefuse: true, prixSouhaiteHT: prixSouhaite } : ligne,
    );
    const etat = etatDesOuvertes(lignes.filter(({ commandeId }) => commandeId === null));
    await writeVersion(tx, acteur, {
      devisId: devis.id,
      version: version + 1,
      commentaire: dite,
      lignes,
      devise: courante.devise,
      port: devis.livraison.port,
    });
    await noterEtape(tx, acteur, {
      devisId: devis.id,
      genre: 'prix-refuse',
      etat,
      valableJusqu: etat === 'propose' ? (devis.valableJusqu ?? undefined) : undefined,
      details: {
        reference: refusee.reference,
        souhaite: prixSouhaite,
        precision: dite,
      },
      courriers: ['prix-refuse'],
    });
    await journaliser(tx, acteur, 'devis', { numero: devis.numero });
  });
}
