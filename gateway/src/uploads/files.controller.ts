import { Controller, Res } from '@nestjs/common';
import {
  applicationsService,
  AppError,
  authService,
  type Caller,
  companiesService,
  fileUrl,
  uploadsApi,
} from '@workboard/contracts';
import { type Client, currentCaller, fileKey, InjectClient, Storage } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** The workspace shows a CV in its own page (decision P41); nobody else's page may. */
const framedByUs =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
const oneYear = 'public, max-age=31536000, immutable';

@Controller()
export class FilesController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    private readonly storage: Storage,
  ) {}

  /**
   * For its owner, super admins, and employers with an application from that person; 404 for all others (decision W9). One
   * that was deleted or replaced lives on only in the applications that carry it.
   */
  @ApiRoute(uploadsApi.resumeFile)
  async resume(
    @Input() { params }: RouteInput<typeof uploadsApi.resumeFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const owner = await this.auth.resumeOwner(params);
    if (!owner || !(owner.isCurrent || (await this.isSent(params.fileId)))) {
      throw new AppError('file_not_found');
    }
    const caller = currentCaller();
    if (!(await this.mayRead(caller, owner.userId))) {
      throw new AppError('file_not_found');
    }
    const file = await this.storage.get(fileKey('resume', params.fileId));
    if (!file) {
      throw new AppError('file_not_found');
    }
    if (caller.userId !== owner.userId) {
      await this.auth.recordResumeDownload({ fileId: params.fileId, userId: owner.userId });
    }
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="resume.pdf"')
      .header('content-security-policy', framedByUs)
      .type('application/pdf')
      .send(file.body);
  }

  /** Public; the address changes with the picture, so it may be kept for ever. */
  @ApiRoute(uploadsApi.logoFile)
  async logo(@Input() { params }: RouteInput<typeof uploadsApi.logoFile>, @Res() reply: FastifyReply): Promise<void> {
    const known = await this.companies.logoExists(params);
    const file = known ? await this.storage.get(fileKey('logo', params.fileId)) : null;
    if (!file) {
      throw new AppError('file_not_found');
    }
    void reply.header('cache-control', oneYear).type(file.contentType).send(file.body);
  }

  private async isSent(fileId: string): Promise<boolean> {
    const inUse = await this.applications.resumesInUse({ resumes: [fileUrl('resume', fileId)] });
    return inUse.length > 0;
  }

  private async mayRead({ userId, role, companyId }: Caller, ownerId: number): Promise<boolean> {
    if (userId === ownerId || role === 'super_admin') {
      return true;
    }
    return role === 'employer' && companyId !== null && this.applications.isApplicant({ companyId, userId: ownerId });
  }
}
