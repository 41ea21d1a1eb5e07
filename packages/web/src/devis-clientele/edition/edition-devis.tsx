/** The editor of a quote: its head, its lines, what it comes to; all of it kept as it is typed. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FolderPlus } from 'lucide-react';
import type { DevisClienteleDetaille } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { EtatDevisClientele } from '../etat-devis-clientele.tsx';
import { reglagesQuery } from '../devis-clientele.queries.ts';
import { HistoriqueDevis } from '../suite/historique-devis.tsx';
import { SuiteChantier } from '../suite/suite-chantier.tsx';
import { AlertesEdition } from './alertes-edition.tsx';
import { BarreDevis } from './barre-devis.tsx';
import { FournirEdition } from './contexte-edition.ts';
import { EnteteDevis } from './entete-devis.tsx';
import { ajouterSection } from './operations.ts';
import { PiedDevis } from './pied-devis.tsx';
import { TableauLignes } from './tableau-lignes.tsx';
import { BandeTotaux } from './totaux-devis.tsx';
import { useEdition } from './use-edition.ts';

interface Props {
  devis: DevisClienteleDetaille;
  retour: { href: string; libelle: string };
  /** Begins anew with what the shop has. */
  reprendre: () => Promise<void>;
}

/** Lines of the first screens are drawn whole; hundreds of them would keep everyone waiting. */
const LIGNES_PLEINES = 20;

function listLegeres({ sections }: DevisClienteleDetaille['document']): Set<string> {
  const ids = sections.flatMap(({ lignes }) => lignes.map(({ id }) => id));
  return new Set(ids.slice(LIGNES_PLEINES));
}

export function EditionDevis({ devis, retour, reprendre }: Props) {
  const t = useTexts('devis-clientele');
  const { session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const edition = useEdition(devis);
  const [isRevise, setIsRevise] = useState(false);
  const { data: reglages } = useQuery({
    ...reglagesQuery(context),
    enabled: !session.delegue,
  });
  const { etat, verrou, numero } = devis;
  const isEnvoye = etat === 'envoye' || etat === 'vu';
  const isModifiable = verrou === null && (!isEnvoye || isRevise);
  const { document: doc, changer } = edition;
  const [legeres] = useState(() => listLegeres(devis.document));
  const partage = useMemo(
    () => ({ changer, devise: doc.devise, isModifiable, legeres, reglages: reglages ?? undefined }),
    [changer, doc.devise, isModifiable, legeres, reglages],
  );
  const titre = [numero || t('modele'), doc.titre].filter(Boolean).join(' · ');
  return (
    <CadreCompte
      titre={titre}
      retour={retour}
      fin={devis.modele ? undefined : <EtatDevisClientele etat={etat} size="lg" />}
    >
      <FournirEdition value={partage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it */}
        <div
          role="group"
          aria-label={titre}
          className="flex flex-col gap-5"
          onKeyDown={(event) => {
            const isPas = (event.ctrlKey || event.metaKey) && !event.altKey;
            const touche = event.key.toLowerCase();
            if (!isModifiable || !isPas || !['z', 'y'].includes(touche)) return;
            event.preventDefault();
            if (touche === 'y' || event.shiftKey) edition.retablir();
            else edition.annuler();
          }}
        >
          <BarreDevis devis={devis} edition={edition} isModifiable={isModifiable} />
          <AlertesEdition edition={edition} reprendre={reprendre} />
          {isEnvoye && !isRevise && verrou === null && (
            <Alert
              state="info"
              title={t(`envoye.${etat}`)}
              action={
                <Button size="sm" onClick={() => setIsRevise(true)}>
                  {t('envoye.reviser')}
                </Button>
              }
            >
              {t('envoye.texte')}
            </Alert>
          )}
          {verrou === 'decide' && (
            <Alert state="info">{t(etat === 'refuse' ? 'decide.refuse' : 'decide.accepte')}</Alert>
          )}
          {verrou === 'delegue' && <Alert state="info">{t('decide.delegue')}</Alert>}
          <SuiteChantier devis={devis} />
          <EnteteDevis edition={edition} isModele={devis.modele} />
          <div>
            <TableauLignes edition={edition} />
            {isModifiable && (
              <Button
                size="sm"
                icon={FolderPlus}
                onClick={() => changer((avant) => ajouterSection(avant, ''))}
                className="mt-2"
              >
                {t('sections.ajouter')}
              </Button>
            )}
          </div>
          <BandeTotaux edition={edition} sansCouts={verrou === 'delegue'} />
          <PiedDevis edition={edition} />
          <HistoriqueDevis devis={devis} />
        </div>
      </FournirEdition>
    </CadreCompte>
  );
}
