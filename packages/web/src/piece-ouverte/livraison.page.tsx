/** First step: how, where and when the goods arrive. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { lieuxQuery } from '../magasins/magasins.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { Button } from '../ui/button/button.tsx';
import { useTexts } from '../words/use-texts.ts';
import { chargerEtape } from './charger-etape.ts';
import { lienEtape } from './etapes.ts';
import { ChoixLieu } from './livraison/choix-lieu.tsx';
import { ChoixQuand } from './livraison/choix-quand.tsx';
import { manqueOf } from './livraison/manque-livraison.ts';
import { ModesLivraison } from './livraison/modes-livraison.tsx';
import { ParChantier } from './livraison/par-chantier.tsx';
import { useChoixLivraison, type Partie } from './livraison/use-choix-livraison.ts';
import { MessagesPiece } from './messages-piece.tsx';
import { PageTunnel } from './page-tunnel.tsx';
import { SansPiece } from './sans-piece.tsx';
import { ResumePiece } from './resume/resume-piece.tsx';
import { FRAICHEUR_MS, livraisonQuery, pieceQuery } from './piece-ouverte.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient } = context;
  const [isOuverte, { valeur }] = await Promise.all([
    chargerEtape(context, 'livraison'),
    queryClient.fetchQuery({ ...livraisonQuery(context), staleTime: FRAICHEUR_MS }),
  ]);
  if (isOuverte && valeur?.magasin) {
    await queryClient.ensureQueryData(lieuxQuery(context, {}));
  }
}

export default function LivraisonPage() {
  const context = useRouteContext({ from: '__root__' });
  // Another tab, another device.
  const options = { staleTime: FRAICHEUR_MS, refetchOnWindowFocus: 'always' } as const;
  const { data: piece } = useQuery({ ...pieceQuery(context), ...options });
  const { data: livraison } = useQuery({ ...livraisonQuery(context), ...options });
  if (!piece || !livraison) return null;
  if (!piece.valeur || !livraison.valeur) {
    return <SansPiece messages={[...piece.messages, ...livraison.messages]} />;
  }
  return (
    <EtapeLivraison piece={piece.valeur} livraison={livraison.valeur} lueLe={livraison.lueLe} />
  );
}

interface Props {
  piece: PieceOuverte;
  livraison: Livraison;
  lueLe: string;
}

function EtapeLivraison({ piece, livraison, lueLe }: Props) {
  const t = useTexts('piece-ouverte');
  const encours = useChoixLivraison(livraison);
  const { choix, isPending, choisir } = encours;
  const suite = useSuite(livraison, encours.enregistrer);
  const erreur = (partie: Partie) =>
    encours.erreur?.partie === partie ? encours.erreur.texte : suite.manques[partie];
  const option = livraison.options.find(({ formule }) => formule === choix.formule);
  const jour = jourOf(new Date(lueLe));
  return (
    <PageTunnel
      titre={t('pages.livraison.titre')}
      resume={
        <ResumePiece
          piece={piece}
          tarif={livraison.tarif}
          envois={option?.envois ?? []}
          mode={choix.mode}
          portLibelle={option?.portLibelle ?? ''}
          isPending={isPending}
          action={
            <Button kind="primary" size="lg" block busy={suite.isBusy} onClick={suite.continuer}>
              <span className="flex items-center gap-2">
                {t('continuer')}
                <ArrowRight size={20} aria-hidden className="max-sm:hidden" />
              </span>
            </Button>
          }
          note={
            erreur('suite') && (
              <p role="alert" className="mt-2 type-meta text-err">
                {erreur('suite')}
              </p>
            )
          }
        />
      }
    >
      <MessagesPiece messages={piece.messages} nombre={piece.nombreMessages} />
      <ModesLivraison
        livraison={livraison}
        mode={choix.mode}
        jour={jour}
        onMode={(mode) => choisir({ mode }, 'mode')}
      />
      <ChoixLieu
        livraison={livraison}
        choix={choix}
        chantiers={piece.chantiers}
        isPending={isPending}
        erreur={erreur('lieu') ?? erreur('mode')}
        choisir={choisir}
      />
      {choix.formule === 'par-chantier' && (
        <ParChantier
          livraison={livraison}
          chantiers={piece.chantiers.filter(({ nombreArticles }) => nombreArticles > 0)}
          choix={choix}
          erreur={erreur('chantiers')}
          onChantiers={(chantiers) => choisir({ chantiers }, 'chantiers')}
        />
      )}
      {livraison.options.length > 0 && (
        <ChoixQuand
          livraison={livraison}
          choix={choix}
          lueLe={lueLe}
          isPending={isPending}
          erreur={erreur('quand')}
          onQuand={(change) => choisir(change, 'quand')}
        />
      )}
    </PageTunnel>
  );
}

/** Goes on once all is saved; otherwise what is missing is said where it is chosen. */
function useSuite(livraison: Livraison, enregistrer: () => Promise<Livraison | undefined>) {
  const t = useTexts('piece-ouverte');
  const { locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [isVerifiee, setIsVerifiee] = useState(false);
  const go = async () => {
    setIsBusy(true);
    try {
      const enregistree = await enregistrer();
      setIsVerifiee(true);
      if (enregistree?.complete) await router.navigate({ href: lienEtape(locale, 'contact') });
    } finally {
      setIsBusy(false);
    }
  };
  const manque = isVerifiee && !livraison.complete ? manqueOf(livraison) : undefined;
  const manques: Partial<Record<Partie, string>> = manque
    ? { [manque]: t(`manque.${manque}`), suite: t(`manque.${manque}`) }
    : {};
  return { isBusy, manques, continuer: () => void go() };
}
