import type { Requetes } from '../requete.ts';

/** Ours, EAN, the maker's; with other separators or none; a part of one. */
export const REFERENCES: Requetes = {
  fr: [
    ['PCB-24-05-CE', { reference: 'PCB-24-05-CE' }],
    ['nbl pv 290', { reference: 'NBL-PV-290' }],
    ['fap32ny', { reference: 'FAP-32-NY' }],
    ['BEF.M8.ZB', { reference: 'BEF-M8-ZB' }],
    ['FCB-31090-A-BR', { reference: 'FCB-31090-A-BR' }],
    ['DER_052', { reference: 'DER-052' }],
    ['atk 450-084 ga', { reference: 'ATK-450-084-GA' }],
    ['2004822000031', { reference: 'FPP-070100' }],
    ['2 001230 000004', { reference: 'ARO-050-PP-S' }],
    ['02009563000012', { reference: 'MCE-80' }],
    ['LIG 9041732', { reference: 'PCB-24-05-CE' }],
    ['cla5228528', { reference: 'SCB-3035-NI' }],
    ['8733465', { reference: 'DER-052' }],
    ['HET-8277440', { reference: 'ARL-400-06-GA' }],
    ['FCM-M6', { reference: 'FCM-M6*' }],
    ['acl-0500', { reference: 'ACL*-0500-*' }],
    ['BPL225', { reference: 'BPL-225-*' }],
    ['22045-BR', { reference: 'FPT-22045-BR' }],
  ],
  en: [
    ['HBE-GN-42', { reference: 'HBE-GN-42' }],
    ['mtl 1 180', { reference: 'MTL-1-180' }],
    ['dpe230300', { reference: 'DPE-230-300' }],
    ['2005205000020', { reference: 'GCU-11' }],
    ['2003755000002', { reference: 'EDB-34' }],
    ['TAK 9256075', { reference: 'EDB-34' }],
    ['lum7235866', { reference: 'LPC-030-SEC' }],
    ['BFD-12', { reference: 'BFD-12*' }],
  ],
  es: [
    ['LRE-1200-36-40', { reference: 'LRE-1200-36-40' }],
    ['twc ver 400', { reference: 'TWC-VER-400' }],
    ['2001503000243', { reference: 'BAR-093-25M-080' }],
    ['AQU 9139811', { reference: 'TWC-VER-400' }],
    ['gbo-ja-42', { reference: 'GBO-JA-42' }],
    ['AVG-060', { reference: 'AVG-060-*' }],
  ],
};
