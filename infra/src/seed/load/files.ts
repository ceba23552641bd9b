import { createHash } from 'node:crypto';
import { fileKey, type Storage } from '@workboard/service-kit';
import { logoPng } from '../logo.js';
import { resumePdf } from '../resume-pdf.js';
import type { DemoCompany, DemoData, DemoUser } from '../types.js';

/** A stored file of the demo data. Its id follows from whose it is, so that a repeated load overwrites and never doubles. */
export interface DemoFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly body: Buffer;
  readonly sha256: string;
}

export interface DemoFiles {
  /** By user id. */
  readonly resumes: ReadonlyMap<number, DemoFile>;
  /** By company id. */
  readonly logos: ReadonlyMap<number, DemoFile>;
}

const hex = (input: string | Buffer): string => createHash('sha256').update(input).digest('hex');

/** A UUID (version 8, made from a name). */
const uuidOf = (name: string): string =>
  hex(`workboard demo ${name}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

const file = (options: { kind: 'resume' | 'logo'; name: string; contentType: string; body: Buffer }): DemoFile => {
  const { kind, name, contentType, body } = options;
  const id = uuidOf(`${kind} ${name}`);
  return { id, key: fileKey(kind, id), contentType, body, sha256: hex(body) };
};

const resumeOf = async (user: DemoUser): Promise<[number, DemoFile]> => [
  user.id,
  file({ kind: 'resume', name: user.email, contentType: 'application/pdf', body: await resumePdf(user) }),
];

const logoOf = async (company: DemoCompany): Promise<[number, DemoFile][]> =>
  company.logo === null
    ? []
    : [
        [
          company.id,
          file({ kind: 'logo', name: company.key, contentType: 'image/png', body: await logoPng(company.logo) }),
        ],
      ];

/** Prints all resumes and draws all logos. */
export const makeFiles = async ({ users, companies }: Pick<DemoData, 'users' | 'companies'>): Promise<DemoFiles> => {
  const logos = await Promise.all(companies.map(logoOf));
  const resumes = await Promise.all(users.filter(({ career }) => career !== null).map(resumeOf));
  return { resumes: new Map(resumes), logos: new Map(logos.flat()) };
};

const parallelUploads = 16;

/** Uploads everything, a few at a time; a file that is already there is overwritten with the same. */
export const uploadFiles = async ({ resumes, logos }: DemoFiles, storage: Storage): Promise<void> => {
  await storage.ensureBucket();
  const waiting = [...resumes.values(), ...logos.values()];
  const upload = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await storage.put(next.key, { body: next.body, contentType: next.contentType });
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, upload));
};
