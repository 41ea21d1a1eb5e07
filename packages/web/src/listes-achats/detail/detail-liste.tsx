import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatJour, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { latePart } from '../../loading/late-part.tsx';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { Lien } from '../../page/lien.tsx';
import {
  LectureSuiteProvider,
  placer,
  SANS_LIGNES,
  Suite,
} from '../../panier/suite-lignes.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useEcrireListe } from '../ecriture/use-ecrire-liste.ts';
import { relireListes } from '../listes-achats.queries.ts';
import { useLectureListe } from '../suite/use-suite-liste.ts';
import { ordreOf } from '../ordre/ordre-groupe.ts';
import { useOrdre } from '../ordre/use-ordre.ts';
import { ActionsListe } from './actions-liste.tsx';
import { BarreChoix } from './barre-choix.tsx';
import { GroupeDeListe } from './groupe-liste.tsx';

/** Drawn once it is awake: what is typed into it is never lost. */
const remplirListe = latePart({
  load: () => import('../remplir/remplir-liste.tsx'),
  ssr: false,
});

interface Props {
  liste: ListeDetaillee;
  /** Lines before those it was read with. */
  depuis: number;
  retour: { href: string; libelle: string };
}

export function DetailListe({ liste, depuis, retour }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { nombreArticles, jour, groupes } = liste;
  const nombre = formatNombre(locale, nombreArticles);
  return (
    <CadreCompte
      titre={liste.libelle}
      sousTitre={[
        t('ajout.articles', { count: nombreArticles, nombre }),
        ...(liste.partage === 'personnelle'
          ? []
          : [
              liste.proprietaire === null
                ? t(`partage.${liste.partage}.libelle`)
                : t('partage.de', { nom: liste.proprietaire }),
            ]),
        t('detail.modifiee', { jour: formatJour(locale, liste.modifieLe, jour) }),
        ...(liste.compteeLe === null
          ? []
          : [t('detail.comptee', { jour: formatJour(locale, liste.compteeLe, jour) })]),
      ].join(' · ')}
      retour={retour}
    >
      <ActionsListe liste={liste} />
      {liste.droit !== 'lecture' && (
        <remplirListe.Part id={liste.id} fallback={<div className="mt-4 h-27 sm:mt-6 sm:h-23" />} />
      )}
      {groupes.length === 0 ? <Vide /> : <Lignes liste={liste} depuis={depuis} />}
    </CadreCompte>
  );
}

function Lignes({ liste, depuis }: Omit<Props, 'retour'>) {
  const t = useTexts('listes-achats');
  const { queryClient } = useRouteContext({ from: '__root__' });
  const { id, groupes } = liste;
  const lecture = useLectureListe(id);
  const { actions, echec, oublier } = useEcrireListe(id);
  const [choisies, setChoisies] = useState<ReadonlySet<number>>(new Set());
  const { places, reste } = placer(
    groupes.map(({ lignes, nombreLignes }) => ({ lues: lignes.length, nombre: nombreLignes })),
    liste.nombreArticles,
    depuis,
  );
  const recharger = () => {
    oublier();
    void relireListes(queryClient);
  };
  // A group is alone in most lists: its name would say nothing.
  const isNommes = groupes.length > 1 || groupes[0]?.libelle != null;
  const sansNom = t(
    groupes.some(({ section }) => section) ? 'ordre.sansSection' : 'detail.sansChantier',
  );
  const ecrites = liste.droit === 'lecture' ? undefined : actions;
  const readTout = () => lecture.readJusqua(Infinity);
  const { zone, decaler, props } = useOrdre({ liste, choisies, readTout, actions: ecrites });
  return (
    <div className="mt-6 flex min-w-0 flex-col gap-8">
      {echec && (
        <Alert
          state={echec.isPerimee ? 'warn' : 'err'}
          live
          {...(echec.isPerimee && {
            action: (
              <Button size="sm" onClick={recharger}>
                {t('detail.recharger')}
              </Button>
            ),
          })}
        >
          {echec.texte}
        </Alert>
      )}
      <LectureSuiteProvider value={lecture}>
        <div ref={zone} {...props} className="flex flex-col gap-8">
          {groupes.map((groupe, rang) => (
            <GroupeDeListe
              key={groupe.rang}
              groupe={groupe}
              place={places[rang]}
              jour={liste.jour}
              isNomme={isNommes}
              sansNom={sansNom}
              ordre={ecrites && ordreOf(ecrites, liste, groupe, readTout)}
              decaler={decaler}
              choisies={choisies}
              onChoisies={setChoisies}
              readTout={readTout}
              actions={ecrites}
            />
          ))}
          {reste && (
            <ul className="lignes-liste">
              <Suite key={reste.avant} {...reste} {...SANS_LIGNES} />
            </ul>
          )}
        </div>
      </LectureSuiteProvider>
      <BarreChoix
        liste={liste}
        choisies={choisies}
        onFin={() => setChoisies(new Set())}
        actions={ecrites}
      />
    </div>
  );
}

/** Filled from wherever articles stand. */
function Vide() {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  return (
    <EmptyState
      title={t('detail.vide.titre')}
      actions={
        <>
          <Lien href={liens.achatRapide(locale)} className={buttonClass()}>
            {t('index.vide.achatRapide')}
          </Lien>
          <Lien href={liens.commandes(locale)} className={buttonClass()}>
            {t('index.vide.commandes')}
          </Lien>
        </>
      }
    >
      {t('detail.vide.texte')}
    </EmptyState>
  );
}
