import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { useTexts } from '../../words/use-texts.ts';
import { readAdresse } from '../connexion/adresse-connue.ts';
import { AvecTelephone, BonASavoir, CadreAcces } from '../cadre-acces.tsx';
import { SansScript } from '../sans-script.tsx';
import { useIsAwake } from '../../ui/use-is-awake.ts';
import { metiersQuery } from './creation.queries.ts';
import { EtapeConditions } from './etape-conditions.tsx';
import { EtapeMagasin } from './etape-magasin.tsx';
import { EtapePersonne } from './etape-personne.tsx';
import { EtapeSociete } from './etape-societe.tsx';
import { garderSaisie, retrouverSaisie } from './memoire-creation.ts';
import { Progression } from './progression.tsx';
import {
  etapeMontree,
  etapePossible,
  ETAPES,
  SAISIE_VIDE,
  type Etape,
  type SaisieCreation,
} from './saisie-creation.ts';

export async function loader({ api, locale, queryClient }: PageContext): Promise<void> {
  await queryClient.ensureQueryData(metiersQuery({ api, locale }));
}

export default function CreationDeComptePage() {
  const t = useTexts('identite');
  const { locale } = usePage();
  const { telephone } = enseigne.contact;
  const lignes = [
    t('creation.aide.mail'),
    t('creation.aide.prix'),
    t('creation.aide.equipe'),
    <AvecTelephone
      key="telephone"
      phrase={t('creation.aide.appeler', { telephone: telephone.libelle })}
      telephone={telephone}
    />,
  ];
  return (
    <CadreAcces
      titre={t('creation.titre')}
      sousTitre={t('creation.sousTitre')}
      aside={
        <>
          <BonASavoir titre={t('creation.aide.titre')} lignes={lignes} />
          <p className="mt-6">
            {t('creation.dejaCompte')}{' '}
            <Lien href={liens.connexion(locale)} className="text-link underline underline-offset-2">
              {t('connexion.seConnecter')}
            </Lien>
          </p>
        </>
      }
    >
      <SansScript pour="creation" />
      <Parcours />
    </CadreAcces>
  );
}

const hrefEtape = (locale: Locale, etape: Etape): string =>
  liens.creationDeCompte(locale) + (etape === 'societe' ? '' : `?etape=${etape}`);

/** The step is in the address, so that Back leads to the one before. */
function Parcours() {
  const { path, locale } = usePage();
  const router = useRouter();
  const isAwake = useIsAwake();
  const { etape: demandee, email } = parseQuery(path.split(/\?(.*)/s)[1] ?? '');
  const adresse = typeof email === 'string' ? email : '';
  const [saisie, setSaisie] = useState<SaisieCreation>({ ...SAISIE_VIDE, email: adresse });
  /** Grows when the fields are to be filled anew. */
  const [lecture, setLecture] = useState(0);
  useEffect(() => {
    const gardee = retrouverSaisie();
    const { identifiant } = readAdresse();
    const connue = identifiant.includes('@') ? identifiant : '';
    setSaisie((vide) => ({ ...vide, ...gardee, email: vide.email || gardee?.email || connue }));
    setLecture(1);
  }, []);

  const possible = etapePossible(saisie);
  const etape = etapeMontree(demandee, isAwake ? possible : 'societe');
  const repondre = (reponses: Partial<SaisieCreation>) => {
    const next = { ...saisie, ...reponses };
    setSaisie(next);
    garderSaisie(next);
  };
  const aller = (vers: Etape) => void router.navigate({ href: hrefEtape(locale, vers) });
  const continuer = () => {
    const suivante = ETAPES[ETAPES.indexOf(etape) + 1];
    if (suivante) aller(suivante);
  };
  const retour = () => {
    const precedente = ETAPES[ETAPES.indexOf(etape) - 1];
    if (precedente) aller(precedente);
  };
  const commun = { saisie, repondre, continuer, retour };
  const corps = useFocusEtape(lecture > 0 ? etape : undefined);
  return (
    <div ref={corps}>
      <Progression etape={etape} possible={possible} hrefOf={(vers) => hrefEtape(locale, vers)} />
      {etape === 'societe' && <EtapeSociete key={lecture} {...commun} />}
      {etape === 'personne' && <EtapePersonne key={lecture} {...commun} />}
      {etape === 'magasin' && <EtapeMagasin {...commun} />}
      {etape === 'conditions' && (
        <EtapeConditions {...commun} hrefOf={(vers) => hrefEtape(locale, vers)} />
      )}
    </div>
  );
}

/** The title of a step takes the focus after another step, unless a field of it has it. */
function useFocusEtape(etape: Etape | undefined) {
  const corps = useRef<HTMLDivElement>(null);
  const montree = useRef(etape);
  useEffect(() => {
    const isFirst = montree.current === undefined;
    if (montree.current === etape) return;
    montree.current = etape;
    if (isFirst || corps.current?.querySelector('form')?.contains(document.activeElement)) return;
    corps.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [etape]);
  return corps;
}
