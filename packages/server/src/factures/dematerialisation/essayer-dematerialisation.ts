/** An invoice of nothing, as a channel would bring it. */
import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { essayerDematerialisation as contract } from '@comptoir/contract/factures/dematerialisation.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../../courrier/composer.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import { controler, direControles } from '../controle/controler.ts';
import { listComptesFactures, type CompteFacture } from '../emission/a-facturer.sql.ts';
import { acheteurOf as acheteurFacture, totaliser, vendeur } from '../emission/composer-facture.ts';
import { toFichier, writeOctets } from '../formats/ecrire-fichier.ts';
import { MOTS } from '../mots.ts';
import { requireBesoins } from './choisir-dematerialisation.ts';
import { findCourriel, findSituation, type SituationCanal } from './dematerialisation.sql.ts';

interface Essai {
  body: CallInput<typeof contract>['body'];
  jour: string;
  /** Waits for it: see visiteurOf. */
  qui: string;
  url: string;
}

export async function essayerDematerialisation(
  pool: Pool,
  { acteur, langue }: Demande,
  { body: { canal, adresse }, jour, qui, url }: Essai,
): Promise<CallAnswer<typeof contract>> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const [situation, [compte], { email }] = await Promise.all([
    findSituation(pool, compteId),
    listComptesFactures(pool, [compteId]),
    findCourriel(pool, utilisateurId),
  ]);
  if (!compte) throw new Error('a person of no company');
  requireBesoins(situation, { canal, adresse });
  const document = factureDEssai({ compte, situation, jour, langue });
  const octets = await writeOctets(document, { format: 'factur-x', qui });
  const fichier = toFichier({ id: 0, origine: 'comptoir', document }, 'factur-x', octets);
  const envoyeA = canal === 'pdf' ? email : canal === 'factur-x' ? adresse : null;
  if (envoyeA !== null) {
    const t = MOTS[langue];
    const { data, name: nom, type } = fichier;
    const courrier = composer({
      a: envoyeA,
      langue,
      sujet: t('courrier.sujetEssai'),
      texte: t('courrier.texteEssai'),
      bouton: {
        libelle: t('courrier.boutonEssai'),
        url: url + liens.dematerialisationFacture(langue),
      },
      suite: '',
      pieces: [{ nom, type, data }],
    });
    await transaction(pool, (tx) => envoyer(tx, courrier));
  }
  const controles = controler(document, 'factur-x', situation.chorus);
  return { controles: direControles(controles, langue), fichier, envoyeA };
}

interface DeQui {
  compte: CompteFacture;
  situation: SituationCanal;
  jour: string;
  langue: Locale;
}

/** One article of one euro. */
function factureDEssai({ compte, situation, jour, langue }: DeQui): DocumentFacture {
  const t = MOTS[langue];
  const rien = '0.00';
  const prix = '1.00';
  const lignes = [
    {
      rang: 1,
      genre: 'libre' as const,
      commande: null,
      bon: null,
      chantier: null,
      referenceCommande: null,
      reference: 'ESSAI',
      libelle: t('essai.libelle'),
      traitCoupe: '',
      quantite: 1,
      unite: 'piece' as const,
      prixPublicHT: prix,
      prixHT: prix,
      coupeHT: rien,
      ecoHT: rien,
      promotionHT: rien,
      arrondiHT: rien,
      montantHT: prix,
      tva: '20.00',
    },
  ];
  const montants = { lignes, frais: [], devise: 'EUR' as const };
  return {
    numero: `ESSAI-${jour.replaceAll('-', '')}`,
    genre: 'facture',
    cadre: 'B1',
    langue,
    emiseLe: jour,
    echeanceLe: jour,
    periode: { du: jour, au: jour },
    modePaiement: 'en-compte',
    vendeur: vendeur(),
    acheteur: acheteurFacture(compte, situation.adresse),
    livraison: situation.adresse,
    references: {
      codeService: situation.chorus ? 'ESSAI' : null,
      engagement: situation.chorus ? 'ESSAI' : null,
      commandeClient: null,
      chantier: null,
      commande: null,
      bon: null,
      facture: null,
      motif: t('essai.motif'),
    },
    ...montants,
    ...totaliser(montants, { taux: null, payee: false }),
  };
}
