/** Another customer: found as one types, chosen with a person of theirs, and the page is theirs. */
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { useTexts } from '../words/use-texts.ts';
import { ChampRecherche } from './recherche/champ-recherche.tsx';
import { FicheClient } from './fiche-client.tsx';
import { ListeComptes } from './recherche/liste-comptes.tsx';
import { nomUtilisateur } from './nom-utilisateur.ts';
import { useChoixCompte } from './recherche/use-choix-compte.ts';
import { useRechercheComptes } from './recherche/use-recherche-comptes.ts';

export default function RechercheCompteDialog({ data, close }: OverlayProps<'recherche-compte'>) {
  const t = useTexts('delegue');
  const id = useId();
  const { session } = usePage();
  const recherche = useRechercheComptes();
  const choix = useChoixCompte(recherche);
  const { actif, personne, depart } = choix;
  // Enter before the answer: the only one found is the one meant, if it is clear who of them.
  const [isPresse, setIsPresse] = useState(false);
  const agirPourLeSeul = useEffectEvent(() => {
    setIsPresse(false);
    const [seul, autre] = recherche.comptes;
    if (autre || !seul) return;
    if (seul.utilisateurs === 1 || seul.trouvePar !== null) choix.agirPourCompte(seul);
  });
  useEffect(() => {
    if (isPresse && recherche.isSettled) agirPourLeSeul();
  }, [isPresse, recherche.isSettled]);
  const onEnter = () => {
    if (recherche.isSettled) return choix.agir();
    recherche.flush();
    setIsPresse(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choix.agir();
  };
  const pour = personne ? nomUtilisateur(t, personne) : actif?.libelle;
  return (
    <DialogFrame
      title={t('recherche.titre')}
      description={data?.motif === 'sans-client' ? t('recherche.sansClient') : undefined}
      flush
      toolbar={<ChampRecherche recherche={recherche} onEnter={onEnter} />}
      footerNote={
        session.compte && (
          <button
            type="button"
            onClick={() => depart.agirPour(null)}
            className="min-h-11 text-link underline-offset-2 hover:underline"
          >
            {t('recherche.personne')}
          </button>
        )
      }
      footer={
        <>
          <Button onClick={close}>{t('annuler')}</Button>
          <Button
            type="submit"
            form={id}
            kind="primary"
            busy={depart.busy}
            disabled={choix.isImpossible}
          >
            <span className="block max-w-72 truncate">
              {pour ? t('recherche.agirPour', { nom: pour }) : t('recherche.agir')}
            </span>
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="sm:h-[min(34rem,calc(87dvh-18rem))]">
        <div className="grid h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="relative min-h-0 sm:overflow-y-auto sm:overscroll-contain">
            {depart.erreur && (
              <Alert state="err" live className="m-4 sm:mx-6">
                {depart.erreur}
              </Alert>
            )}
            <ListeComptes recherche={recherche} choix={choix} />
          </div>
          <div className="overflow-y-auto border-l border-line bg-sunk p-5 max-lg:hidden">
            {choix.ficheId === undefined ? (
              <p className="type-meta text-text-2">{t('fiche.aucune')}</p>
            ) : (
              <FicheClient compteId={choix.ficheId} />
            )}
          </div>
        </div>
      </form>
    </DialogFrame>
  );
}
