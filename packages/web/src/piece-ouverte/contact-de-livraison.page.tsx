/** Second step: who is met where the goods arrive, or who fetches them. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useId, type FormEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import {
  CRENEAUX,
  type ContactLivraison,
} from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import {
  modifierContactLivraison,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { isEmail, isNom, isTelephone } from '../identite/formulaire.public.ts';
import { useForm } from '../ui/form/use-form.ts';
import type { PageContext } from '../page/page-loader.ts';
import { Button } from '../ui/button/button.tsx';
import { useIsAwake } from '../ui/use-is-awake.ts';
import { useTexts } from '../words/use-texts.ts';
import { chargerEtape } from './charger-etape.ts';
import { ChampsContact } from './contact/champs-contact.tsx';
import { ContactsPropres } from './contact/contacts-propres.tsx';
import { useBrouillonContact } from './contact/use-brouillon-contact.ts';
import { lienEtape } from './etapes.ts';
import { MessagesPiece } from './messages-piece.tsx';
import { PageTunnel } from './page-tunnel.tsx';
import { refusRecu, valeursOf } from './refus-recu.ts';
import { ResumePiece } from './resume/resume-piece.tsx';
import { SansPiece } from './sans-piece.tsx';
import { PREMIERES } from '../panier/suite.public.ts';
import { FRAICHEUR_MS, lue, pieceQuery } from './piece-ouverte.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  await chargerEtape(context, 'contact');
}

export default function ContactDeLivraisonPage() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...pieceQuery(context), staleTime: FRAICHEUR_MS });
  if (!data) return null;
  if (!data.valeur) return <SansPiece messages={data.messages} />;
  return <EtapeContact piece={data.valeur} />;
}

type Champ = keyof ContactLivraison;

function EtapeContact({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  const tErreurs = useTexts('erreurs');
  const isAwake = useIsAwake();
  const id = useId();
  const propose = piece.contactPropose;
  const form = useForm<Champ>({
    // As people write it, with the spaces they type.
    initial: {
      ...propose,
      telephone: formatTelephone(propose.telephone).replaceAll('\u00a0', ' '),
    },
    check: ({ nom, telephone, email }) => ({
      ...(!isNom(nom) && { nom: t('erreur.nom') }),
      ...((telephone.trim() === '' || !isTelephone(telephone)) && {
        telephone: t('erreur.telephone'),
      }),
      ...(email.trim() !== '' && !isEmail(email) && { email: t('erreur.email') }),
    }),
  });
  const brouillon = useBrouillonContact(piece, form.props);
  const envoi = useEnregistrement(brouillon.oublier);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = envoi.isPending ? undefined : form.validate();
    if (!saisie) return;
    const texte = (nom: Champ) => saisie[nom].trim();
    envoi.mutate({
      nom: texte('nom'),
      telephone: texte('telephone'),
      email: texte('email'),
      acces: texte('acces'),
      creneau: CRENEAUX.find((creneau) => creneau === saisie.creneau) ?? 'journee',
    });
  };
  const mode = piece.livraison?.mode ?? 'livraison';
  const refus = envoi.error ? refusRecu(envoi.error) : undefined;
  return (
    <PageTunnel
      titre={t(`contact.titre-${mode}`)}
      resume={
        <ResumePiece
          piece={piece}
          tarif={piece.tarif}
          envois={piece.livraison?.envois ?? []}
          mode={mode}
          portLibelle={piece.livraison?.portLibelle ?? ''}
          action={
            <Button
              type={isAwake ? 'submit' : 'button'}
              form={id}
              kind="primary"
              size="lg"
              block
              busy={envoi.isPending}
            >
              <span className="flex items-center gap-2">
                {t('continuer')}
                <ArrowRight size={20} aria-hidden className="max-sm:hidden" />
              </span>
            </Button>
          }
          note={
            refus && (
              <p role="alert" className="mt-2 type-meta text-err">
                {tErreurs(refus.code, valeursOf(refus))}
              </p>
            )
          }
        />
      }
    >
      <MessagesPiece messages={piece.messages} nombre={piece.nombreMessages} />
      <p className="mt-1 max-w-160 text-pretty text-text-2">{t(`contact.aide-${mode}`)}</p>
      {piece.livraison && <ContactsPropres livraison={piece.livraison} />}
      <form
        {...form.props}
        onInput={brouillon.onInput}
        id={id}
        onSubmit={submit}
        className="mt-6 grid max-w-160 gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <ChampsContact
          champ={form.field}
          mode={mode}
          creneau={propose.creneau}
          isExpress={piece.livraison?.formule === 'express'}
        />
      </form>
    </PageTunnel>
  );
}

function useEnregistrement(onFait: () => void) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { queryKey } = pieceQuery({ api, locale });
  return useMutation({
    mutationFn: (body: ContactLivraison) =>
      api.call(modifierContactLivraison, { query: PREMIERES, body }, { locale }),
    onSuccess: async (piece) => {
      onFait();
      queryClient.setQueryData(queryKey, lue(piece));
      await router.navigate({ href: lienEtape(locale, piece.etape) });
    },
    onError: async (error) => {
      if (refusRecu(error).code === 'introuvable') await queryClient.refetchQueries({ queryKey });
    },
  });
}
