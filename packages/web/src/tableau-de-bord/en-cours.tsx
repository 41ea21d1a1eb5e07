/** Orders on their way, the first to arrive first: when, and where. */
import { liens } from '@comptoir/contract/liens.ts';
import {
  ETATS_EN_COURS,
  type CommandeEnCours,
  type TableauDeBord,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import { EtatDeCommande } from '../commandes/etat-commande.public.ts';
import { SectionCompte } from '../mon-compte/section-compte.public.tsx';
import { colonneMontant, colonneNumero } from '../mon-compte/tableau-documents.public.tsx';
import { Lien } from '../page/lien.tsx';
import { Table, type Column } from '../ui/table/table.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

export function EnCours({ tableau }: { tableau: TableauDeBord }) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { enCours, compteurs, jour, pour, utilisateurId } = tableau;
  if (enCours.length === 0) return null;
  const auteur = pour === 'moi' ? { auteurId: utilisateurId } : {};
  const query = { etat: ETATS_EN_COURS, ...auteur, tri: 'prevue' };
  const renderEtat = ({ etat }: CommandeEnCours) => <EtatDeCommande etat={etat} />;
  const columns: Column<CommandeEnCours>[] = [
    colonneNumero({
      header: t('enCours.numero'),
      hrefOf: (key) => liens.commande(locale, key),
      renderEtat,
    }),
    {
      id: 'chantier',
      header: t('enCours.chantier'),
      renderCell: ({ chantiers }) => (
        <span className="max-sm:text-right">{chantiers.join(', ') || '–'}</span>
      ),
    },
    { id: 'etat', header: t('enCours.etat'), card: 'hidden', renderCell: renderEtat },
    {
      id: 'prochaine',
      header: t('enCours.prochaine'),
      renderCell: (commande) => <Prochaine commande={commande} jour={jour} />,
    },
    colonneMontant(t('enCours.montant'), locale),
  ];
  return (
    <SectionCompte
      titre={t('enCours.titre')}
      fin={
        <Lien
          href={liens.commandes(locale, { query })}
          className="type-label text-link hover:underline"
        >
          {t('enCours.toutes', { count: compteurs.enCours })}
        </Lien>
      }
    >
      <div className="mt-1">
        <Table
          caption={t('enCours.titre')}
          columns={columns}
          rows={enCours}
          rowKey={({ key }) => key}
        />
      </div>
    </SectionCompte>
  );
}

/** What still waits for somebody has no day yet. */
function Prochaine({ commande, jour }: { commande: CommandeEnCours; jour: string }) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { etat, modeLivraison, prochaine } = commande;
  const { jour: le, heure, destination } = prochaine;
  if (etat === 'a-valider') return '–';
  const mots = { jour: jourDate(locale, le, jour), heure: heure && formatHeure(locale, heure) };
  const isLivree = modeLivraison === 'livraison';
  return (
    <span className="block max-sm:text-right">
      <time dateTime={le} className="block first-letter:uppercase">
        {heure
          ? t(isLivree ? 'enCours.avant' : 'enCours.des', {
              jour: mots.jour,
              heure: mots.heure ?? '',
            })
          : mots.jour}
      </time>
      {destination && (
        <span className="block type-caption text-text-2">
          {t(isLivree ? 'enCours.livree' : 'enCours.retiree', { lieu: destination })}
        </span>
      )}
    </span>
  );
}
