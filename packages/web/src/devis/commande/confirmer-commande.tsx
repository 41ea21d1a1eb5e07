import { useState, type FormEvent } from 'react';
import type { CommandeDeDevis } from '@comptoir/contract/devis/commande-devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { isLibre } from '@comptoir/contract/devis/resume-version.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { AdresseEcrite } from '../../commandes/adresse-ecrite.public.tsx';
import { BlocEncadre, Encadre } from '../../mon-compte/encadre.public.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { TotauxPanier } from '../../panier/piece.public.ts';
import { Envois } from '../../piece-ouverte/envois.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Lien } from '../../page/lien.tsx';
import { LigneCommandee } from './ligne-commandee.tsx';
import type { Choix } from './lignes-choisies.ts';
import { ReferencesCommande, viserManquante } from './references-commande.tsx';
import { MODES, useCommanderDevis, type Mode } from './use-commander-devis.ts';
import { useReferences } from './use-references.ts';

interface Props {
  devis: Devis;
  choix: Choix;
  commande: CommandeDeDevis;
}

export function ConfirmerCommande({ devis, choix, commande }: Props) {
  const t = useTexts('devis');
  const tTunnel = useTexts('piece-ouverte');
  const locale = useLocale();
  const { tarif, livraison, approbation, modesPaiement, goodies } = commande;
  const offerts = modesPaiement.filter(({ disponible }) => disponible).map(({ mode }) => mode);
  const [voulu, setVoulu] = useState<Mode>();
  const [coupeValide, setCoupeValide] = useState(false);
  const [isVerifie, setIsVerifie] = useState(false);
  const references = useReferences(commande);
  const { commander, isPending, erreur } = useCommanderDevis(devis);
  const mode = [voulu, ...MODES].find((each) => each && offerts.includes(each));
  const isCoupee = commande.nombreCoupes > 0;
  const nombre = commande.lignes.length;
  const montrees = devis.courante.lignes
    .filter((ligne) => isLibre(ligne) && !choix.ecartees.has(ligne.id))
    .slice(0, LIGNES_PREMIERES);
  const manqueCoupe = isCoupee && !coupeValide;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (!references.isComplet) {
      viserManquante(references);
      return;
    }
    if (!mode || manqueCoupe) {
      document.querySelector<HTMLElement>('[name=traitCoupeValide]')?.focus();
      return;
    }
    commander({
      commande,
      demande: choix.demande,
      modePaiement: mode,
      traitCoupeValide: coupeValide,
      references: references.donnees,
    });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="flex min-w-0 flex-col gap-8">
        {approbation && (
          <Alert state="info" title={tTunnel('approbation.titre')}>
            {approbation.motifs.join(' ')}{' '}
            {tTunnel('approbation.qui', {
              count: approbation.approbateurs.length,
              noms: approbation.approbateurs.join(', '),
            })}
          </Alert>
        )}
        <SectionCompte titre={t('commande.lignes', { count: nombre })}>
          <ul className="mt-2 border-t border-line">
            {montrees.map((ligne) => (
              <LigneCommandee key={ligne.id} ligne={ligne} envois={livraison.envois} />
            ))}
          </ul>
          {nombre > montrees.length && (
            <Lien
              href={liens.devisDetail(locale, devis.key)}
              className="mt-2 inline-flex min-h-11 items-center text-link hover:underline"
            >
              {t('commande.autres', {
                count: nombre - montrees.length,
                nombre: formatNombre(locale, nombre - montrees.length),
              })}
            </Lien>
          )}
        </SectionCompte>
        {goodies.length > 0 && (
          <p className="rounded-control bg-sunk px-4 py-2.5">
            {t('commande.cadeaux', { noms: goodies.map(({ libelle }) => libelle).join(', ') })}
          </p>
        )}
        <ReferencesCommande
          references={references}
          chorus={commande.chorus}
          isVerifie={isVerifie}
        />
        {isCoupee && (
          <Checkbox
            name="traitCoupeValide"
            label={tTunnel('coupe.accord')}
            checked={coupeValide}
            onChange={(event) => setCoupeValide(event.currentTarget.checked)}
            required
            {...(isVerifie && manqueCoupe && { error: tTunnel('manque.traitCoupeValide') })}
          />
        )}
        <SectionCompte titre={tTunnel('paiement.titre')}>
          <RadioGroup
            look="rows"
            label={tTunnel('paiement.titre')}
            hideLabel
            className="mt-2"
            value={mode ?? ''}
            onChange={(valeur) => setVoulu(MODES.find((each) => each === valeur))}
            {...(isVerifie && !mode && { error: tTunnel('manque.modePaiement') })}
            options={modesPaiement.map((offert) => ({
              value: offert.mode,
              label: tTunnel(`paiement.${offert.mode}`),
              help: offert.disponible ? tTunnel(`paiement.${offert.mode}-aide`) : offert.raison,
              disabled: !offert.disponible,
            }))}
          />
        </SectionCompte>
      </div>
      <Encadre>
        <BlocEncadre titre={t('commande.total')}>
          <div className="mt-2">
            <TotauxPanier tarif={tarif} />
          </div>
          <p className="mt-2 type-caption text-text-2">
            {[
              livraison.portLibelle && t('encadre.port', { libelle: livraison.portLibelle }),
              !commande.entiere && t('commande.portPart'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </BlocEncadre>
        <BlocEncadre titre={t('commande.quand')}>
          <p>{livraison.libelle}</p>
          {livraison.adresse && <AdresseEcrite adresse={livraison.adresse} />}
          <div className="mt-3 -mb-3">
            <Envois envois={livraison.envois} mode={livraison.mode} />
          </div>
        </BlocEncadre>
        <div className="px-5 py-4">
          {erreur && (
            <Alert state="err" live className="mb-3">
              {erreur}
            </Alert>
          )}
          <Button type="submit" kind="primary" size="lg" block busy={isPending}>
            {t(approbation ? 'commande.valider' : 'commande.passer')}
          </Button>
          <p className="mt-2 type-caption text-text-2">
            {t('commande.dit', { ttc: formatArgent(locale, tarif.ttc) })}
          </p>
        </div>
      </Encadre>
    </form>
  );
}
