/** Last step: everything on one page, to be read before it is sent. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import type { PageContext } from '../page/page-loader.ts';
import { PAGES_DU_PIED } from '../cadre/footer-columns.ts';
import { readDepuis } from '../panier/suite.public.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { useTexts } from '../words/use-texts.ts';
import { chargerEtape } from './charger-etape.ts';
import {
  AccordCoupe,
  AccordSurMesure,
  isCoupee,
  ProjetsRestants,
} from './confirmation/accords.tsx';
import { Bloc } from './confirmation/bloc.tsx';
import { avecCadeaux, CadeauxPiece } from './confirmation/cadeaux-piece.tsx';
import { ChoixPaiement } from './confirmation/choix-paiement.tsx';
import { CommentairePiece } from './confirmation/commentaire-piece.tsx';
import { EchecDeCommande } from './confirmation/echec-commande.tsx';
import { LignesPiece } from './confirmation/lignes-piece.tsx';
import { QuiOu } from './confirmation/qui-ou.tsx';
import { ReferencesPiece } from './confirmation/references-piece.tsx';
import { useCommander, type Champ } from './confirmation/use-commander.ts';
import { useCommentaire } from './confirmation/use-commentaire.ts';
import { MessagesPiece } from './messages-piece.tsx';
import { PageTunnel } from './page-tunnel.tsx';
import { ResumePiece } from './resume/resume-piece.tsx';
import { SansPiece } from './sans-piece.tsx';
import {
  FRAICHEUR_MS,
  goodiesQuery,
  pieceQuery,
  suitePieceQuery,
  traitsCoupeQuery,
} from './piece-ouverte.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient } = context;
  if (!(await chargerEtape(context, 'confirmation'))) return;
  const piece = queryClient.getQueryData(pieceQuery(context).queryKey)?.valeur;
  if (!piece) return;
  const depuis = readDepuis(context.search['depuis']);
  // Without them the page still stands, and asks again.
  await Promise.allSettled([
    avecCadeaux(piece) && queryClient.fetchQuery(goodiesQuery(context)),
    depuis > 0 && queryClient.fetchQuery(suitePieceQuery(context, depuis)),
    isCoupee(piece) && queryClient.fetchQuery(traitsCoupeQuery(context)),
  ]);
}

export default function ConfirmationPage() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({
    ...pieceQuery(context),
    staleTime: FRAICHEUR_MS,
    refetchOnWindowFocus: 'always',
  });
  if (!data) return null;
  if (!data.valeur) return <SansPiece messages={data.messages} />;
  return <EtapeConfirmation piece={data.valeur} />;
}

function EtapeConfirmation({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  const commentaire = useCommentaire(piece);
  const { isBusy, echec, commander } = useCommander(piece, commentaire.keep);
  const erreurOf = (champ: Champ) => (echec?.champ === champ ? echec.texte : undefined);
  const libelle = t(`commander.${actionOf(piece)}`);
  const isDevis = piece.type === 'Devis';
  return (
    <PageTunnel
      titre={t(isDevis ? 'devis.titre' : 'pages.confirmation.titre')}
      resume={
        <ResumePiece
          piece={piece}
          tarif={piece.tarif}
          envois={piece.livraison?.envois ?? []}
          mode={piece.livraison?.mode ?? 'livraison'}
          portLibelle={piece.livraison?.portLibelle ?? ''}
          action={
            <Button kind="primary" size="lg" block busy={isBusy} onClick={commander}>
              {libelle}
            </Button>
          }
          note={
            <>
              {echec && (
                <p role="alert" className="mt-2 type-meta text-err">
                  {echec.texte}
                </p>
              )}
              <Conditions action={libelle} className="max-sm:hidden" />
            </>
          }
        />
      }
    >
      {echec && !echec.champ && <EchecDeCommande echec={echec} />}
      <MessagesPiece {...messagesOf(piece)} />
      <Approbation piece={piece} />
      {isDevis && (
        <Bloc titre={t('devis.souhaits')} className="mt-4">
          <p className="mb-2 text-text-2">{t('devis.texte')}</p>
          <CommentairePiece commentaire={commentaire} exemple={t('devis.exemple')} />
        </Bloc>
      )}
      <QuiOu piece={piece} />
      <LignesPiece piece={piece} />
      <ReferencesPiece piece={piece} echec={echec} />
      <ProjetsRestants piece={piece} />
      <CadeauxPiece piece={piece} />
      {!isDevis && (
        <>
          <AccordCoupe piece={piece} erreur={erreurOf('traitCoupeValide')} />
          <AccordSurMesure piece={piece} erreur={erreurOf('surMesureValide')} />
          <Bloc titre={t('paiement.titre')} className="mt-8">
            <ChoixPaiement piece={piece} erreur={erreurOf('modePaiement')} />
          </Bloc>
          <Bloc titre={t('confirmation.commentaire')} className="mt-8">
            <CommentairePiece
              commentaire={commentaire}
              exemple={t('confirmation.commentaireExemple')}
            />
          </Bloc>
        </>
      )}
      <Conditions action={libelle} className="sm:hidden" />
    </PageTunnel>
  );
}

/** Who has to agree is shown apart, with their name. */
function messagesOf({ messages, nombreMessages, approbation }: PieceOuverte) {
  if (!approbation) return { messages, nombre: nombreMessages };
  const autres = messages.filter(({ code }) => code !== 'limite-commande');
  const omis = messages.length - autres.length;
  return { messages: autres, nombre: nombreMessages && nombreMessages - omis };
}

function actionOf({ type, approbation, modePaiement }: PieceOuverte) {
  if (type === 'Devis') return 'devis';
  if (approbation) return 'validation';
  return modePaiement === 'carte' ? 'carte' : 'commande';
}

/** Who else has to agree, and why, before it is prepared. */
function Approbation({ piece: { approbation } }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  if (!approbation) return null;
  const { motifs, approbateurs } = approbation;
  return (
    <Alert state="info" title={t('approbation.titre')} className="mt-4">
      {motifs.join(' ')}{' '}
      {t('approbation.qui', { count: approbateurs.length, noms: approbateurs.join(', ') })}
    </Alert>
  );
}

/** The terms of sale, which lead on to personal data. */
const CONDITIONS_GENERALES = PAGES_DU_PIED.conditionsGenerales;

function Conditions({ action, className }: { action: string; className: string }) {
  const t = useTexts('piece-ouverte');
  return (
    <p className={clsx('mt-3 type-meta text-text-2', className)}>
      {t('conditions.avant', { action })}{' '}
      <button
        type="button"
        onClick={() => openOverlay('page-contenu', { pageId: CONDITIONS_GENERALES })}
        className="text-link underline underline-offset-2"
      >
        {t('conditions.lien')}
      </button>
    </p>
  );
}
