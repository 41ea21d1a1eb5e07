/** How the portfolio is doing: four figures, each with a small chart. */
import type { ReactNode } from 'react';
import { subtractMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { ChiffresPortefeuille } from '@comptoir/contract/delegue/tournee.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { DeuxSeries, evolution, sansCentimes } from '../../tableau-de-bord/graphique.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { BarrePartagee } from './barre-partagee.tsx';

interface Props {
  chiffres: ChiffresPortefeuille;
}

export default function ChiffresDuPortefeuille({ chiffres }: Props) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { clients, clientsDevise } = chiffres;
  return (
    <section aria-label={t('tournee.chiffres.titre')}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:max-lg:grid-cols-2">
        <Commandes chiffres={chiffres} />
        <Activite chiffres={chiffres} />
        <Encours chiffres={chiffres} />
        <Devis chiffres={chiffres} />
      </ul>
      {clientsDevise < clients && (
        <p className="mt-2 type-meta text-text-2">
          {t('tournee.chiffres.autreDevise', {
            count: clients - clientsDevise,
            nombre: formatNombre(locale, clients - clientsDevise),
          })}
        </p>
      )}
    </section>
  );
}

interface TuileProps {
  titre: string;
  valeur: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}

function Tuile({ titre, valeur, detail, children }: TuileProps) {
  return (
    <li className="flex flex-col bg-bg px-4 py-3">
      <h2 className="type-body text-text-2">{titre}</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-[1.5rem] leading-8 font-[680] tracking-[-0.01em]">{valeur}</span>
        {detail && <span className="type-meta text-text-2">{detail}</span>}
      </p>
      <div className="mt-auto pt-3">{children}</div>
    </li>
  );
}

function Commandes({ chiffres }: Props) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { total, avant, devise } = chiffres;
  const pourcent = evolution(avant, total, devise);
  const signe = pourcent === undefined || pourcent === 0 ? '' : pourcent > 0 ? '+' : '−';
  return (
    <Tuile
      titre={t('tournee.chiffres.commandes')}
      valeur={sansCentimes(locale, { montant: total, devise })}
      detail={
        pourcent !== undefined &&
        t('fiche.tendance', { pourcent: signe + formatNombre(locale, Math.abs(pourcent)) })
      }
    >
      <DeuxSeries
        mois={chiffres.mois}
        devise={devise}
        hauteur={56}
        etroit
        titre={t('tournee.chiffres.commandes')}
        colonnes={{
          mois: t('tournee.chiffres.colonnes.mois'),
          total: t('tournee.chiffres.colonnes.total'),
          avant: t('tournee.chiffres.colonnes.avant'),
        }}
      />
    </Tuile>
  );
}

function Activite({ chiffres: { activite, clients } }: Props) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { mois, trimestre, ancienne, jamais } = activite;
  return (
    <Tuile
      titre={t('tournee.chiffres.actifs')}
      valeur={formatNombre(locale, mois)}
      detail={t('tournee.chiffres.surClients', {
        count: clients,
        nombre: formatNombre(locale, clients),
      })}
    >
      <BarrePartagee
        parts={[
          { nom: t('tournee.chiffres.activite.mois'), nombre: mois },
          { nom: t('tournee.chiffres.activite.trimestre'), nombre: trimestre },
          { nom: t('tournee.chiffres.activite.ancienne'), nombre: ancienne },
          { nom: t('tournee.chiffres.activite.jamais'), nombre: jamais },
        ]}
      />
    </Tuile>
  );
}

function Encours({ chiffres: { encours, retard, devise } }: Props) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const dire = (montant: Montant) => sansCentimes(locale, montant);
  const [total, echu] = [
    { montant: encours, devise },
    { montant: retard, devise },
  ];
  const aEchoir = subtractMontants(total, echu);
  return (
    <Tuile titre={t('fiche.encours')} valeur={dire(total)}>
      <BarrePartagee
        parts={[
          {
            nom: t('tournee.chiffres.echu'),
            nombre: Number(retard),
            dit: dire(echu),
            ton: 'alerte',
            href: liens.accueil(locale, { query: { raison: 'retard' } }),
          },
          {
            nom: t('tournee.chiffres.aEchoir'),
            nombre: Number(aEchoir.montant),
            dit: dire(aEchoir),
          },
        ]}
      />
    </Tuile>
  );
}

function Devis({ chiffres: { devis } }: Props) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { acceptes, proposes, refuses, expires } = devis;
  const decides = acceptes + refuses + expires;
  return (
    <Tuile
      titre={t('tournee.chiffres.devis')}
      valeur={
        decides === 0
          ? '–'
          : t('tournee.chiffres.pourcent', {
              pourcent: formatNombre(locale, Math.round((acceptes / decides) * 100)),
            })
      }
      detail={
        <Lien href={liens.devisARepondre(locale)} className="text-link hover:underline">
          {t('suivi.voirTous')}
        </Lien>
      }
    >
      <BarrePartagee
        parts={[
          { nom: t('tournee.chiffres.etats.acceptes', { count: acceptes }), nombre: acceptes },
          { nom: t('tournee.chiffres.etats.proposes', { count: proposes }), nombre: proposes },
          { nom: t('tournee.chiffres.etats.refuses', { count: refuses }), nombre: refuses },
          { nom: t('tournee.chiffres.etats.expires', { count: expires }), nombre: expires },
        ]}
      />
    </Tuile>
  );
}
