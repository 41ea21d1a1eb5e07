/** Beside the lines: what it comes to, where it goes, who agreed, how it is paid. */
import { useQuery } from '@tanstack/react-query';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatDate, formatHeure, formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../../http/today-query.ts';
import { Lien } from '../../page/lien.tsx';
import { BlocEncadre, Encadre } from '../../mon-compte/encadre.public.tsx';
import { TotauxPanier } from '../../panier/piece.public.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { AdresseEcrite } from '../adresse-ecrite.public.tsx';
import { Destinations, isParChantier } from '../destinations.public.tsx';
import { LienTelephone } from '../lien-telephone.public.tsx';
import { Virement } from '../virement.public.tsx';

export function EncadreCommande({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { tarif, livraison, contact, facturation, commentaire, goodies, coupon } = commande;
  return (
    <Encadre>
      <BlocEncadre titre={t('encadre.totaux')}>
        <div className="mt-2">
          <TotauxPanier tarif={tarif} />
        </div>
        {coupon && <p className="mt-2 type-meta">{t('encadre.coupon', { code: coupon })}</p>}
      </BlocEncadre>
      <BlocEncadre titre={t(`modes.${livraison.mode}`)}>
        {isParChantier(livraison) ? (
          <Destinations
            livraison={livraison}
            contact={contact}
            sansChantier={t('lignes.sansChantier')}
            direLignes={(count) => t('bons.lignes', { count })}
          />
        ) : (
          <>
            <p>{livraison.libelle}</p>
            {livraison.adresse && <AdresseEcrite adresse={livraison.adresse} />}
            {livraison.consignes && (
              <p className="mt-1 type-meta whitespace-pre-line">{livraison.consignes}</p>
            )}
            <Envois commande={commande} />
          </>
        )}
      </BlocEncadre>
      <BlocEncadre titre={t('encadre.contact')}>
        <p>{contact.nom}</p>
        <p className="type-meta">
          <LienTelephone numero={contact.telephone} />
          {contact.email && <span className="block wrap-anywhere">{contact.email}</span>}
        </p>
        <p className="type-meta text-text-2">{t(`creneaux.${contact.creneau}`)}</p>
        {contact.acces && <p className="mt-1 type-meta whitespace-pre-line">{contact.acces}</p>}
      </BlocEncadre>
      <Approbations commande={commande} />
      <BlocEncadre titre={t('encadre.paiement')}>
        <p>{t(`paiements.${commande.modePaiement}`)}</p>
        <Virement commande={commande} />
        {commande.modePaiement === 'carte' && commande.etat === 'validee' && (
          <p className="type-meta text-text-2">
            {t('encadre.carteAnnuler', { telephone: enseigne.contact.telephone.libelle })}
          </p>
        )}
        <AdresseEcrite adresse={facturation} avecNom />
      </BlocEncadre>
      {commentaire && (
        <BlocEncadre titre={t('encadre.commentaire')}>
          <p className="wrap-anywhere whitespace-pre-line">{commentaire}</p>
        </BlocEncadre>
      )}
      {goodies.length > 0 && (
        <BlocEncadre titre={t('encadre.cadeaux')}>
          <ul>
            {goodies.map(({ libelle, variante, quantite }) => (
              <li key={`${libelle} ${variante}`}>
                {[`${quantite}\u00a0× ${libelle}`, variante].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </BlocEncadre>
      )}
      {commande.devisKey && (
        <BlocEncadre titre={t('encadre.devis')}>
          <Lien
            href={liens.devisDetail(locale, commande.devisKey)}
            className="text-link hover:underline"
          >
            {t('encadre.voirDevis')}
          </Lien>
        </BlocEncadre>
      )}
    </Encadre>
  );
}

function Envois({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { data: jour = '' } = useQuery(todayQuery);
  const { envois } = commande.livraison;
  if (envois.length < 2) return null;
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {envois.map((envoi, rang) => (
        <li
          // Two may leave for the same place on the same day: their rank tells them apart.
          key={`${envoi.jour} ${envoi.destination} ${rang}`}
          className="flex justify-between gap-3 py-1.5 type-meta"
        >
          <span>{formatJour(locale, envoi.jour, jour)}</span>
          <span className="text-text-2">
            {t('bons.lignes', { count: envoi.nombreLignes ?? envoi.lignes.length })} ·{' '}
            {envoi.destination}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Approbations({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { approbations } = commande;
  if (approbations.length === 0) return null;
  return (
    <BlocEncadre titre={t('encadre.approbations')}>
      <ul className="flex flex-col gap-2">
        {approbations.map(({ approbateurId, nom, decision, motif, decideLe }) => (
          <li key={approbateurId}>
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              {nom}
              <Badge tone={decision === null ? 'warn' : decision === 'approuvee' ? 'ok' : 'err'}>
                {t(`approbations.${decision ?? 'attendue'}`)}
              </Badge>
            </p>
            {decideLe && (
              <p className="type-meta text-text-2">
                {`${formatDate(decideLe)} ${formatHeure(locale, decideLe)}`}
              </p>
            )}
            {motif && <p className="type-meta wrap-anywhere">{motif}</p>}
          </li>
        ))}
      </ul>
    </BlocEncadre>
  );
}
