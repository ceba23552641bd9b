import { describe, expect, it } from '@jest/globals';
import {
  type Application,
  type ApplicationRecord,
  type applicationsService,
  type authService,
  type companiesService,
  type Company,
  mostListBytes,
} from '@workboard/contracts';
import type { Client, MessageClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { AdminCompaniesController } from '../admin/admin-companies.controller.js';
import { AdminListsController } from '../admin/admin-lists.controller.js';
import type { ApplicationPresenter } from '../applications/application.presenter.js';
import { ApplicationsController } from '../applications/applications.controller.js';
import { CompaniesController } from '../companies/companies.controller.js';
import { lightest } from './light-lists.js';

const megabyte = 1_000_000;
const heavy = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, text: 'x'.repeat(megabyte) }));

const heavyPage = async ({ offset = 0 }) => ({ rows: heavy.slice(offset), total: heavy.length });

/** An answer that remembers what it was given. */
const replyTo = (url: string) => {
  const headers: Record<string, string> = {};
  let sent = '';
  const reply = {
    request: { url, headers: {} },
    header: (name: string, value: string) => {
      headers[name] = value;
      return reply;
    },
    type: () => reply,
    send: (body: Buffer) => {
      sent = body.toString();
    },
  };
  return { reply: reply as unknown as FastifyReply, headers, body: () => JSON.parse(sent) as unknown };
};

/** Reads a list page by page, as its `Link` headers say. */
const readAll = async (path: string, read: (offset: number, to: ReturnType<typeof replyTo>) => Promise<number[]>) => {
  const pages: number[][] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const to = replyTo(next);
    pages.push(await read(Number(new URL(next, 'http://x').searchParams.get('offset')), to));
    next = /^<(.*)>; rel="next"$/.exec(to.headers['link'] ?? '')?.[1];
  }
  return pages;
};
const inPages = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [9, 10, 11, 12],
];

describe('S1, S2: a list of heavy rows ends before it weighs more than it may, and says where it goes on', () => {
  it('of applications', async () => {
    const applications = {
      page: heavyPage,
    } as unknown as Client<typeof applicationsService>;
    const presenter: Pick<ApplicationPresenter, 'presentAll'> = {
      presentAll: async (records: ApplicationRecord[]) => records as unknown as Application[],
    };
    const ranking = {} as MessageClient;
    const controller = new ApplicationsController(applications, ranking, presenter as ApplicationPresenter);
    const pages = await readAll('/api/applications?status=applied', async (offset, { reply, body }) => {
      await controller.list({ query: { status: 'applied', offset } } as never, reply);
      expect(Buffer.byteLength(JSON.stringify(body()))).toBeLessThan(mostListBytes * 1.01);
      return (body() as Application[]).map(({ id }) => id);
    });
    expect(pages).toEqual(inPages);
  });

  it('of companies, with their number', async () => {
    const companies = {
      page: heavyPage,
    } as unknown as Client<typeof companiesService>;
    const pages = await readAll('/api/companies?includeTotal=true', async (offset, { reply, body }) => {
      await new CompaniesController(companies).list({ query: { includeTotal: true, offset } } as never, reply);
      const answer = body() as { companies: Company[]; total: number };
      expect(answer.total).toBe(heavy.length);
      return answer.companies.map(({ id }) => id);
    });
    expect(pages).toEqual(inPages);
  });

  it("of users and companies, a super admin's", async () => {
    const auth = { adminUsersPage: heavyPage, applicants: async () => [] } as unknown as Client<typeof authService>;
    const companies = { adminPage: heavyPage } as unknown as Client<typeof companiesService>;
    const adminLists = new AdminListsController(auth, {} as MessageClient);
    const adminCompanies = new AdminCompaniesController(companies, auth);
    const lists = {
      users: (given: never, reply: FastifyReply) => adminLists.users(given, reply),
      companies: (given: never, reply: FastifyReply) => adminCompanies.list(given, reply),
    };
    for (const [name, list] of Object.entries(lists)) {
      const pages = await readAll(`/api/admin/${name}?includeTotal=true`, async (offset, { reply, headers, body }) => {
        await list({ query: { includeTotal: true, offset } } as never, reply);
        expect(headers['cache-control']).toBe('no-store');
        return (body() as Record<string, { id: number }[]>)[name]?.map(({ id }) => id) ?? [];
      });
      expect(pages).toEqual(inPages);
    }
  });

  it('with one row at least, and whole when it is light', () => {
    expect(lightest([{ text: 'x'.repeat(9 * megabyte) }, { id: 2 }])).toHaveLength(1);
    expect(lightest([{ id: 1 }, { id: 2 }])).toEqual(['{"id":1}', '{"id":2}']);
  });
});
