import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { creerCompte } from '@comptoir/contract/identite/creation.contract.ts';
import { formatSiret } from '@comptoir/contract/identite/siret.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { liensConditions } from '../conditions/pages-conditions.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { retenirAdresse } from '../connexion/adresse-connue.ts';
import { noterEnvoi } from '../activation/envoi-activation.ts';
import { refusOf } from '../refus-of.ts';
import { metiersQuery } from './creation.queries.ts';
import { ActionsEtape, TitreEtape, type EtapeProps } from './etape.tsx';
import { chiffresOf, type Etape, type SaisieCreation } from './saisie-creation.ts';

interface EtapeConditionsProps extends EtapeProps {
  hrefOf: (etape: Etape) => string;
}

export function EtapeConditions({ saisie, retour, hrefOf }: EtapeConditionsProps) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const form = useForm<'conditions'>({
    initial: { conditions: '' },
    check: ({ conditions }) => (conditions === '' ? { conditions: t('erreur.conditions') } : {}),
  });
  const envoi = useMutation({
    mutationFn: () => api.call(creerCompte, { body: bodyOf(saisie) }),
    onSuccess: async () => {
      const email = saisie.email.trim();
      retenirAdresse({ identifiant: email });
      noterEnvoi(email);
      await router.navigate({ href: liens.activationEnAttente(locale), replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!envoi.isPending && form.validate()) envoi.mutate();
  };
  const { name, error } = form.field('conditions');
  return (
    <form {...form.props} onSubmit={submit}>
      <TitreEtape>{t('creation.conditions.titre')}</TitreEtape>
      <Recapitulatif saisie={saisie} hrefOf={hrefOf} />
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {liensConditions(t, locale).map(({ id, libelle, href }) => (
          <li key={href}>
            <Lien
              href={href}
              target="_blank"
              onClick={(event) => {
                // Over the form, where what is typed stays; in a tab of its own if asked for.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                openOverlay('page-contenu', { pageId: id });
              }}
              className="inline-flex min-h-6 items-center text-link underline underline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {libelle}
            </Lien>
          </li>
        ))}
      </ul>
      <Checkbox
        name={name}
        value="oui"
        label={t('creation.conditions.accepter')}
        required
        className="mt-3"
        {...(error !== undefined && { error })}
      />
      {envoi.isError && (
        <Alert state="err" live className="mt-4" title={tErreurs(refusOf(envoi.error).code)}>
          {t('creation.echec')}
        </Alert>
      )}
      <ActionsEtape retour={retour} busy={envoi.isPending}>
        {t('creation.envoyer')}
      </ActionsEtape>
    </form>
  );
}

/** What was answered, each with the way back to its step. */
function Recapitulatif({ saisie, hrefOf }: Pick<EtapeConditionsProps, 'saisie' | 'hrefOf'>) {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: metiers } = useQuery(metiersQuery({ api, locale }));
  const metier = metiers?.find(({ code }) => code === saisie.metier)?.libelle;
  const adresse = [
    saisie.adresseLigne1,
    saisie.adresseLigne2,
    `${saisie.codePostal} ${saisie.ville}`,
  ];
  const blocs: { etape: Etape; lignes: (string | undefined)[] }[] = [
    {
      etape: 'societe',
      lignes: [
        saisie.raisonSociale,
        [formatSiret(chiffresOf(saisie.siret)), metier].filter(Boolean).join(' · '),
        adresse.filter(Boolean).join(', '),
      ],
    },
    {
      etape: 'personne',
      lignes: [`${saisie.prenom} ${saisie.nom}`, saisie.email, saisie.telephone],
    },
    { etape: 'magasin', lignes: [saisie.magasin || t('creation.conditions.sansMagasin')] },
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {blocs.map(({ etape, lignes }) => {
        const nom = t(`creation.etape.${etape}`);
        return (
          <div key={etape} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
            <dt className="type-meta text-text-2">{nom}</dt>
            <dd className="col-start-1 break-words">
              {lignes.filter(Boolean).map((ligne) => (
                <span key={ligne} className="block">
                  {ligne}
                </span>
              ))}
            </dd>
            <dd className="col-start-2 row-start-1">
              <Lien
                href={hrefOf(etape)}
                aria-label={t('creation.conditions.modifierQuoi', { etape: nom })}
                className="text-link underline underline-offset-2 max-sm:-my-3 max-sm:inline-block max-sm:py-3"
              >
                {t('creation.conditions.modifier')}
              </Lien>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function bodyOf(saisie: SaisieCreation) {
  const texte = (nom: keyof SaisieCreation) => saisie[nom].trim();
  const magasinId = Number(saisie.magasinId);
  return {
    societe: {
      siret: chiffresOf(saisie.siret),
      raisonSociale: texte('raisonSociale'),
      metier: saisie.metier,
      adresseLigne1: texte('adresseLigne1'),
      ...(texte('adresseLigne2') && { adresseLigne2: texte('adresseLigne2') }),
      codePostal: texte('codePostal'),
      ville: texte('ville'),
    },
    personne: {
      prenom: texte('prenom'),
      nom: texte('nom'),
      email: texte('email'),
      ...(texte('telephone') && { telephone: texte('telephone') }),
    },
    ...(magasinId > 0 && { magasinId }),
    conditions: true as const,
  };
}
