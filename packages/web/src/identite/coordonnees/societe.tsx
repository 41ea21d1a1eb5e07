import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatSiret } from '@comptoir/contract/identite/siret.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { metiersQuery } from '../creation/creation.queries.ts';
import { coordonneesQuery } from '../identite.queries.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';

/** What the shop knows of the company; it changes it, on request. */
export function Societe() {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(coordonneesQuery({ api, locale }));
  const { data: metiers } = useQuery(metiersQuery({ api, locale }));
  if (!data) return null;
  const { adresse } = data;
  const lignes = [
    [t('champs.raisonSociale'), data.raisonSociale],
    [t('coordonnees.code'), data.code],
    [t('champs.siret'), formatSiret(data.siret)],
    [t('champs.metier'), metiers?.find(({ code }) => code === data.metier)?.libelle ?? data.metier],
    [
      t('coordonnees.adresse'),
      [adresse.ligne1, adresse.ligne2, `${adresse.codePostal} ${adresse.ville}`]
        .filter(Boolean)
        .join(', '),
    ],
    [t('champs.telephone'), writeTelephone(data.telephone)],
    [t('coordonnees.devise'), data.devise],
  ].filter(([, valeur]) => valeur);
  return (
    <SectionCompte titre={t('coordonnees.societe')}>
      <dl className="divide-y divide-line">
        {lignes.map(([nom, valeur]) => (
          <div key={nom} className="grid gap-x-4 py-2.5 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            <dt className="text-text-2">{nom}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 type-meta text-text-2">{t('coordonnees.societeAide')}</p>
      <Lien
        href={liens.contact(locale)}
        className="mt-1 inline-flex min-h-6 items-center text-link underline underline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {t('coordonnees.demander')}
      </Lien>
    </SectionCompte>
  );
}

/** A number of France as people write it; any other as it is. */
function writeTelephone(telephone: string): string {
  const [, chiffres] = /^\+33(\d{9})$/.exec(telephone) ?? [];
  return chiffres === undefined ? telephone : `0${chiffres}`.replace(/(\d\d)(?=\d)/g, '$1\u00A0');
}
