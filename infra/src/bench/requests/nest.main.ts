import { createRequire } from 'node:module';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { baseline } from './baseline.js';

// node nest.main.js <port>: the list of jobs by Nest on Fastify in one process, over DATABASE_URL; what requests.main.ts compares
// with. Nest is the gateway's.
const require = createRequire(new URL('../../../../gateway/package.json', import.meta.url));
require('reflect-metadata');
const { Controller, Get, Module } = require('@nestjs/common') as typeof import('@nestjs/common');
const { NestFactory } = require('@nestjs/core') as typeof import('@nestjs/core');
const { FastifyAdapter } = require('@nestjs/platform-fastify') as typeof import('@nestjs/platform-fastify');
const read = baseline();

@Controller()
class Jobs {
  @Get('*')
  list() {
    return read();
  }
}

@Module({ controllers: [Jobs] })
class App {}

const app = await NestFactory.create<NestFastifyApplication>(App, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(process.argv[2]), '127.0.0.1');
