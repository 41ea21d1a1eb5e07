import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChevronLeft, Download, Printer } from 'lucide-react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { exporterAccuse } from '@comptoir/contract/commandes/commandes.contract.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { Logo } from '../../cadre/logo.tsx';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { TotauxPanier } from '../../panier/piece.public.ts';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePrintPage } from '../../ui/use-print-page.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { AdresseEcrite } from '../adresse-ecrite.public.tsx';
import { Destinations, isParChantier } from '../destinations.public.tsx';
import { EtatDeCommande } from '../etat-commande.tsx';
import { isPartielle } from '../suite/partie-lue.ts';
import { LignesImprimees } from './lignes-imprimees.tsx';
import { Virement } from '../virement.public.tsx';

export function AccuseReception({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { numero, passeeLe, auteur, delegue, livraison, contact, facturation, etat } = commande;
  return (
    <div className="page-width max-w-260 py-6 sm:py-10 print:max-w-none print:p-0">
      <Outils commande={commande} />
      <div className="mt-6 rounded-card border border-line p-5 sm:p-10 print:mt-0 print:border-0 print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-text pb-4">
          <div>
            <Logo className="w-33" />
            <h1 className="mt-3 type-h1">{t('pages.impression-accuse-reception.titre')}</h1>
          </div>
          <dl className="grid grid-cols-[auto_auto] gap-x-4 type-meta">
            <dt className="text-text-2">{t('colonnes.numero')}</dt>
            <dd className="type-ref">{numero}</dd>
            <dt className="text-text-2">{t('colonnes.date')}</dt>
            <dd>{`${formatDate(passeeLe)} ${formatHeure(locale, passeeLe)}`}</dd>
            <dt className="text-text-2">{t('colonnes.auteur')}</dt>
            <dd>{[auteur.nom, delegue].filter(Boolean).join(' · ')}</dd>
            <dt className="text-text-2">{t('colonnes.etat')}</dt>
            <dd>
              <EtatDeCommande etat={etat} />
            </dd>
          </dl>
        </div>
        <div className="mt-5 grid gap-6 sm:grid-cols-3 print:grid-cols-3">
          <Bloc titre={t(`modes.${livraison.mode}`)}>
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
                {livraison.adresse && <AdresseEcrite adresse={livraison.adresse} avecNom />}
              </>
            )}
          </Bloc>
          <Bloc titre={t('encadre.contact')}>
            <p>{contact.nom}</p>
            <p className="type-meta">{formatTelephone(contact.telephone)}</p>
            <p className="type-meta text-text-2">{t(`creneaux.${contact.creneau}`)}</p>
          </Bloc>
          <Bloc titre={t('encadre.paiement')}>
            <p>{t(`paiements.${commande.modePaiement}`)}</p>
            <Virement commande={commande} />
            <AdresseEcrite adresse={facturation} avecNom />
          </Bloc>
        </div>
        <LignesImprimees commande={commande} />
        <div className="mt-6 break-inside-avoid sm:ml-auto sm:w-80 print:ml-auto print:w-80">
          <TotauxPanier tarif={commande.tarif} />
        </div>
        {commande.commentaire && (
          <Bloc titre={t('encadre.commentaire')}>
            <p className="wrap-anywhere whitespace-pre-line">{commande.commentaire}</p>
          </Bloc>
        )}
      </div>
    </div>
  );
}

function Bloc({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-label text-text-2">{titre}</h2>
      {children}
    </section>
  );
}

/** What is there on a screen only. */
function Outils({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const imprimer = usePrintPage();
  const { key, numero } = commande;
  const pdf = useMutation({
    mutationFn: () => api.call(exporterAccuse, { params: { key } }, { locale }),
    onSuccess: downloadAnswer,
  });
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Lien href={liens.commande(locale, key)} className={buttonClass({ kind: 'quiet' })}>
        <ChevronLeft size={20} aria-hidden />
        {t('detail.titre', { numero })}
      </Lien>
      <Button icon={Download} busy={pdf.isPending} onClick={() => pdf.mutate()} className="ml-auto">
        {t('impression.pdf')}
      </Button>
      {/* The page has a part of a large order: its paper is the PDF. */}
      <Button
        kind="primary"
        icon={Printer}
        onClick={isPartielle(commande) ? () => pdf.mutate() : imprimer}
      >
        {t('impression.imprimer')}
      </Button>
      {pdf.isError && (
        <ErrorAlert onHide={() => pdf.reset()} className="w-full">
          {failureText(pdf.error)}
        </ErrorAlert>
      )}
    </div>
  );
}
