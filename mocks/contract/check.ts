import addFormats from 'ajv-formats'
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { asJson, type Json } from '../lib/json'
import { closed } from './closed'
import { contractDocument, escaped } from './document'
import { createExchangeCheck, type Finding } from './exchange-check'
import type { ContractCheck } from './types'

/**
 * Compares requests and answers with the document. Schemas are compiled when an exchange first needs
 * them. This is the only module that brings Ajv, which compiles with `new Function`: nothing the demo
 * ships may import it.
 */
export function createContractCheck(document: Json = contractDocument): ContractCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema({ ...closed(document), $id: 'contract' })
  const compiled = new Map<string, ValidateFunction>()

  return createExchangeCheck(document, (value, pointer, at) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` })
    compiled.set(pointer, validate)
    return validate(value) ? [] : (validate.errors ?? []).map((error) => findingOf(error, at))
  })
}

/** Ajv points at the object a key is missing from, or too much in; here the key itself is meant. */
function findingOf({ instancePath, params, message }: ErrorObject, at: string): Finding {
  const { missingProperty, additionalProperty } = asJson(params)
  const key = missingProperty ?? additionalProperty
  if (typeof key !== 'string') return { pointer: at + instancePath, message: message ?? 'is wrong' }
  return {
    pointer: `${at}${instancePath}/${escaped(key)}`,
    message: missingProperty === undefined ? 'is not declared' : 'is missing',
  }
}
