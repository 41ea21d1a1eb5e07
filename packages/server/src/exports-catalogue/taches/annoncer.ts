/** Tells a person that their export is ready, or why it is not: by mail and on the site, as they want. */
import type { MotifExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../../courrier/composer.ts';
import type { Courrier } from '../../courrier/envoi.ts';
import { notifier } from '../../courrier/notifier.ts';
import type { Tx } from '../../db/transaction.ts';
import { prevenir } from '../../messages/messages.public.ts';
import type { ExportEcrit } from '../ecriture/write-catalogue.ts';
import { MOTS } from '../mots.ts';
import type { ExportTermine } from './essais.sql.ts';

interface Annonce {
  id: number;
  termine: ExportTermine;
  url: string;
  fin: { ecrit: ExportEcrit } | { motif: MotifExport };
}

export async function annoncer(tx: Tx, annonce: Annonce): Promise<void> {
  const { id, termine, url, fin } = annonce;
  const { utilisateurId, destinataire } = termine;
  const lettre = {
    utilisateurId,
    courrier: rediger(annonce),
    lien: url + liens.exportsCatalogue(destinataire),
  };
  await notifier(tx, 'export', [lettre]);
  const textes = LOCALES.map((langue) => {
    const genre = 'ecrit' in fin ? 'pret' : 'echec';
    const t = MOTS[langue];
    return [langue, t(`messages.${genre}`, valeursOf(annonce, langue))];
  });
  await prevenir(tx, {
    utilisateurIds: [utilisateurId],
    niveau: 'ecrit' in fin ? 'succes' : 'erreur',
    texte: Object.fromEntries(textes) as Record<Locale, string>,
    lien: liens.exportsCatalogue('fr'),
    objet: { genre: 'export', id },
    notification: 'export',
  });
}

function rediger(annonce: Annonce): Courrier {
  const { termine, url, fin } = annonce;
  const { email, destinataire: langue, prochainLe, expireLe } = termine;
  const t = MOTS[langue];
  const valeurs = valeursOf(annonce, langue);
  const page = url + liens.exportsCatalogue(langue);
  if ('motif' in fin) {
    return composer({
      a: email,
      langue,
      sujet: t('courriers.echec.sujet'),
      texte: t('courriers.echec.texte', { ...valeurs, motif: t(`motifs.${fin.motif}`) }),
      bouton: { libelle: t('courriers.echec.bouton'), url: page },
      suite: t('courriers.echec.suite'),
    });
  }
  const { changements } = fin.ecrit;
  return composer({
    a: email,
    langue,
    sujet: t('courriers.pret.sujet', valeurs),
    texte: [
      t('courriers.pret.texte', valeurs),
      ...(changements ? [t('courriers.changements', direChacun(changements, langue))] : []),
    ].join('\n\n'),
    bouton: { libelle: t('courriers.pret.bouton'), url: page },
    suite: [
      t('courriers.pret.suite', { expire: expireLe ? formatDate(expireLe) : '' }),
      ...(prochainLe === null
        ? []
        : [t('courriers.pret.suiteRepete', { prochain: formatDate(prochainLe) })]),
    ].join('\n\n'),
  });
}

function valeursOf({ termine, fin }: Annonce, langue: Locale) {
  const t = MOTS[langue];
  return {
    quoi: t(`formats.${termine.format}`),
    date: formatDate(termine.demandeLe),
    nombre: 'ecrit' in fin ? formatNombre(langue, fin.ecrit.ecrits) : '',
  };
}

function direChacun(nombres: NonNullable<ExportEcrit['changements']>, langue: Locale) {
  const dire = (nombre: number) => formatNombre(langue, nombre);
  return {
    ajoutes: dire(nombres.ajoutes),
    modifies: dire(nombres.modifies),
    retires: dire(nombres.retires),
  };
}
