import { attachmentsContract } from '../../../test/contracts/attachments.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

attachmentsContract(onDatabase());
