import { createHash, randomUUID } from 'node:crypto';
import { Controller, Req, Res } from '@nestjs/common';
import {
  AppError,
  authService,
  companiesService,
  type CvLayout,
  type LogoUploaded,
  type ResumeUploaded,
  uploadsApi,
} from '@workboard/contracts';
import { type Client, currentCaller, fileKey, InjectClient, Storage } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../exports/send-file.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { checkLogo } from './logo-check.js';
import { makeCv } from './make-cv.js';
import { readUpload } from './read-upload.js';
import { checkResume } from './resume-check.js';

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Files go to storage first and are then made known to the service that owns them. What a crash leaves in between is an
 * object nobody knows, which that service's sweep removes after a day.
 */
@Controller()
export class UploadsController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    private readonly storage: Storage,
  ) {}

  @ApiRoute(uploadsApi.resume)
  async resume(@Req() request: FastifyRequest): Promise<ResumeUploaded> {
    const { bytes, name } = await readUpload(request, 'resume');
    await checkResume(bytes);
    return this.storeResume(bytes, name);
  }

  /** To look at; nothing is kept. */
  @ApiRoute(uploadsApi.previewCv)
  async previewCv(
    @Input() { query }: RouteInput<typeof uploadsApi.previewCv>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes } = await this.cv(query.layout);
    sendFile(reply, { name: 'cv.pdf', type: 'application/pdf', isShown: true }, bytes);
  }

  @ApiRoute(uploadsApi.makeCv)
  async makeCv(@Input() { body }: RouteInput<typeof uploadsApi.makeCv>): Promise<ResumeUploaded> {
    const { bytes, name } = await this.cv(body.layout);
    return this.storeResume(bytes, name);
  }

  @ApiRoute(uploadsApi.logo)
  logo(@Req() request: FastifyRequest): Promise<LogoUploaded> {
    return this.storeLogo(request, null);
  }

  @ApiRoute(uploadsApi.companyLogo)
  async companyLogo(
    @Input() { params }: RouteInput<typeof uploadsApi.companyLogo>,
    @Req() request: FastifyRequest,
  ): Promise<LogoUploaded> {
    const caller = currentCaller();
    if (caller.role === 'employer' && caller.companyId !== params.companyId) {
      throw new AppError('not_company_editor');
    }
    return this.storeLogo(request, params.companyId);
  }

  @ApiRoute(uploadsApi.adminLogo)
  adminLogo(
    @Input() { params }: RouteInput<typeof uploadsApi.adminLogo>,
    @Req() request: FastifyRequest,
  ): Promise<LogoUploaded> {
    return this.storeLogo(request, params.companyId);
  }

  private async cv(layout: CvLayout): Promise<{ bytes: Buffer; name: string }> {
    const user = await this.auth.getUser({ id: currentCaller().userId });
    return { bytes: await makeCv(user, layout), name: `${user.firstName} ${user.lastName} CV.pdf` };
  }

  private async storeResume(bytes: Buffer, name: string | null): Promise<ResumeUploaded> {
    const fileId = randomUUID();
    await this.storage.put(fileKey('resume', fileId), { body: bytes, contentType: 'application/pdf' });
    const { url } = await this.auth.attachResume({ fileId, name, size: bytes.length, sha256: digest(bytes) });
    return { url, resumeUrl: url, resume: url };
  }

  private async storeLogo(request: FastifyRequest, companyId: number | null): Promise<LogoUploaded> {
    const { bytes, fields } = await readUpload(request, 'logo');
    if (companyId !== null && fields['companyId'] !== undefined && fields['companyId'] !== String(companyId)) {
      throw new AppError('validation_failed', { details: [{ field: 'companyId', message: 'Invalid id' }] });
    }
    const logo = await checkLogo(bytes);
    const fileId = randomUUID();
    await this.storage.put(fileKey('logo', fileId), logo);
    const { url } = await this.companies.attachLogo({
      fileId,
      companyId,
      size: logo.body.length,
      sha256: digest(logo.body),
    });
    return { url, logoUrl: url, logo: url };
  }
}
