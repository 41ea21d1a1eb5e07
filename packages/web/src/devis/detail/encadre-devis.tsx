/** Beside the lines: what the offer comes to, ordering it, and the delivery it was asked with. */
import { isZeroMontant } from '@comptoir/contract/argent.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { AdresseEcrite } from '../../commandes/adresse-ecrite.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { BlocEncadre, Encadre } from '../../mon-compte/encadre.public.tsx';
import { TotauxPanier } from '../../panier/piece.public.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Choix } from '../commande/lignes-choisies.ts';
import { resumeOf } from '../suite/partie-lue.ts';
import { CommanderLignes } from '../commande/commander-lignes.tsx';

interface Props {
  devis: Devis;
  choix: Choix;
}

export function EncadreDevis({ devis, choix }: Props) {
  const t = useTexts('devis');
  const tCommandes = useTexts('commandes');
  const { session } = usePage();
  const { livraison, contact, facturation, etat } = devis;
  return (
    <Encadre>
      {etat === 'propose' && resumeOf(devis.courante).libres > 0 ? (
        <CommanderLignes devis={devis} choix={choix} />
      ) : (
        <Totaux devis={devis} />
      )}
      {etat === 'propose' && session.consultation && (
        <p className="px-5 py-4 type-meta">
          {t(session.consultation === 'role' ? 'encadre.consultation' : 'encadre.bloque')}
        </p>
      )}
      <BlocEncadre titre={tCommandes(`modes.${livraison.mode}`)}>
        <p>{livraison.libelle}</p>
        {livraison.adresse && <AdresseEcrite adresse={livraison.adresse} />}
        {livraison.consignes && (
          <p className="mt-1 type-meta whitespace-pre-line">{livraison.consignes}</p>
        )}
      </BlocEncadre>
      <BlocEncadre titre={tCommandes('encadre.contact')}>
        <p>{contact.nom}</p>
        <p className="type-meta">{formatTelephone(contact.telephone)}</p>
        <p className="type-meta text-text-2">{tCommandes(`creneaux.${contact.creneau}`)}</p>
      </BlocEncadre>
      <BlocEncadre titre={t('encadre.facturation')}>
        <AdresseEcrite adresse={facturation} avecNom />
      </BlocEncadre>
    </Encadre>
  );
}

/** The totals of all its lines, while there is nothing to choose. */
function Totaux({ devis: { courante } }: { devis: Devis }) {
  const t = useTexts('devis');
  const { locale } = usePage();
  const gain = resumeOf(courante).gainHT;
  return (
    <BlocEncadre
      titre={t(courante.auteur === 'delegue' ? 'encadre.totaux' : 'encadre.totauxDemande')}
    >
      <div className="mt-2">
        <TotauxPanier tarif={courante.tarif} />
      </div>
      {!isZeroMontant(gain) && (
        <p className="mt-2 rounded-control bg-ok-b px-3 py-2 text-ok">
          {t('encadre.gain', { montant: formatArgent(locale, gain) })}
        </p>
      )}
    </BlocEncadre>
  );
}
